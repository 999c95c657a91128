/** Closed curtains. */
export function Back() {
  return (
    <div className="hl-back">
      <b>
        HOLO
        <br />
        de LIVE
      </b>
    </div>
  );
}
