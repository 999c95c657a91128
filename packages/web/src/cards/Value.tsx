/** A printed number, or its present value and whether that is more or less. */
export function Value({ printed, now }: { readonly printed: number; readonly now?: number | undefined }) {
  if (now === undefined || now === printed) return <>{printed}</>;
  return <span className={now > printed ? 'raised' : 'lowered'}>{now}</span>;
}
