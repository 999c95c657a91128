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

/**
 * Stores the app for offline use, once somebody opens more than the home page: it is much more than a first visit
 * should load.
 */
export function storeApp(path: string): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || !import.meta.env.PROD || (path === '/' && workers.controller === null)) return;
  const store = () => workers.register('/sw.js', { scope: '/' }).catch(console.warn);
  if (document.readyState === 'complete') void store();
  else window.addEventListener('load', () => void store(), { once: true });
}

/** A part of this page is gone from the server. Loaded again, the page is the new version. */
export const reloadIfReplaced = (): void =>
  window.addEventListener('vite:preloadError', () => location.reload(), { once: true });
