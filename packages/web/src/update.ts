/**
 * A new version of the app is stored in the background, and waits as long as a page of the old one is open. When a page
 * is opened, the new version takes over at once.
 */
export async function takeUpdate(): Promise<void> {
  // Browsers have no service workers on plain http.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || workers.controller === null) return;
  // Also if another page has taken the update: the files of this page are gone then.
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  (await workers.getRegistration())?.waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** A part of this page is gone from the server. Loaded again, the page is the new version. */
export const reloadIfReplaced = (): void =>
  window.addEventListener('vite:preloadError', () => location.reload(), { once: true });
