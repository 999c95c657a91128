import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compress } from './build/compress.ts';
import { fonts } from './build/fonts/index.ts';
import { icons } from './build/icons.ts';
import { modules } from './build/modules.ts';
import { routes } from './build/routes.ts';
import { ruleBooks } from './build/rule-books.ts';
import { tests } from './build/tests/index.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    fonts(),
    icons(),
    modules(),
    ruleBooks(),
    routes(),
    tests(),
    offline(),
    compress(),
    reloadOnRules(),
  ],
  // The worker that runs the tables is built by itself.
  worker: { plugins: () => [modules()], format: 'es' },
  build: {
    // Fonts come in many small pieces, of which a page needs a few: only build/fonts puts some into the style sheet.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // On a busy machine, half a page about slow plugins would stand before the address of the server.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});

/**
 * While developing, a change outside the screens reloads the page: the worker that runs the tables cannot exchange its
 * modules as a screen does, and would go on with the old rules.
 */
function reloadOnRules(): Plugin {
  const screens = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/');
  return {
    name: 'reload-on-rules',
    apply: 'serve',
    hotUpdate({ file, modules, timestamp }) {
      if (file.startsWith(screens) || modules.length === 0) return;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Everything but the fonts is kept when a game is first opened; of the fonts, the pieces that a page has used. */
function offline() {
  return VitePWA({
    // A new version waits until a page is opened: see src/update.ts, which registers it, too.
    registerType: 'prompt',
    injectRegister: null,
    manifest: {
      name: 'Taisen 対戦',
      short_name: 'Taisen',
      description: 'Two-player card games.',
      display: 'standalone',
      background_color: '#101114',
      theme_color: '#101114',
      // The pictures are made from the drawing by `npm run icons`.
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png}'],
      // The lists of tests for authors (build/tests) and the pictures for links, which players never open.
      globIgnores: ['**/tests-*.js', 'share/**'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/api\//],
      runtimeCaching: [
        {
          urlPattern: /\.woff2$/,
          handler: 'CacheFirst',
          options: { cacheName: 'fonts', expiration: { maxEntries: 300 } },
        },
      ],
    },
  });
}
