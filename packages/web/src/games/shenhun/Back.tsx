/** A cinnabar seal between two washes of ink. */
export function Back() {
  return (
    <div className="sh-back">
      <b lang="zh-Hant">神魂</b>
      <i className="sh-roller" />
      <i className="sh-roller low" />
    </div>
  );
}
