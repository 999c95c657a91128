/** Puts a text into the clipboard; says whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  // Only on https and on localhost, and only where the page may.
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch (error) {
      console.warn(error);
    }
  }
  return copyByCommand(text);
}

/** The old way, which works everywhere: what is selected is copied. */
function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // No keyboard comes up on a phone, and nothing is seen or moves.
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0', fontSize: '16px' });
  // A dialog keeps the focus from leaving it.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
