/**
 * A new version of the app is stored in the background, and waits as long as a page of the old one is open. When a page
 * is opened, the new version takes over at once.
 */
export async function takeUpdate(): Promise<void> {
  // Browsers have no service workers on plain http.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const waiting = (await workers?.getRegistration())?.waiting;
  if (workers === undefined || waiting == null || workers.controller === null) return;
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Another page has taken the update: the rest of this one is gone. Loaded again, it is the new version. */
export const reloadIfReplaced = (): void =>
  window.addEventListener('vite:preloadError', () => location.reload(), { once: true });
