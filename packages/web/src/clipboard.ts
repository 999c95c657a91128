/** Copies a text to the clipboard. False if that is not possible. */
export async function copyText(text: string): Promise<boolean> {
  // Exists only on https and localhost, and needs permission.
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

/** The deprecated way, which works everywhere: copies the selection. */
function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Opens no keyboard on a phone, and is neither visible nor scrolls the page.
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0', fontSize: '16px' });
  // A dialog does not let the focus leave it.
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
