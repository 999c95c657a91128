/** A printed number, or its current value with a mark if it is higher or lower. */
export function Value({ printed, now }: { readonly printed: number; readonly now?: number | undefined }) {
  if (now === undefined || now === printed) return <>{printed}</>;
  return <span className={now > printed ? 'raised' : 'lowered'}>{now}</span>;
}
