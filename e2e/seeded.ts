/** Makes what happens in a page the same in every run: its random numbers, and those of its workers, follow a seed. */
import type { Page } from 'playwright-core';

export async function seedPage(page: Page, seed: number): Promise<void> {
  await page.addInitScript(`(${seedRandom})(${seed}); (${seedWorkers})(${JSON.stringify(`(${seedRandom})(${seed})`)})`);
}

/** Runs in the page and in its workers. */
function seedRandom(seed: number): void {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = ((bytes: Uint8Array) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return bytes;
  }) as typeof crypto.getRandomValues;
  // Bots take their seed from the clock of the worker.
  if (typeof document === 'undefined') {
    let now = 1_700_000_000_000;
    Date.now = () => now++;
  }
}

/** Runs in the page: a worker imports its script after the one that seeds it. */
function seedWorkers(script: string): void {
  const urlOf = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const first = urlOf(script);
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      const own = new URL(url, location.href).href;
      super(options?.type === 'module' ? urlOf(`import '${first}'; import '${own}';`) : own, options);
    }
  };
}
