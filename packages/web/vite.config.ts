import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { ruleBooks } from './build/rule-books.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), icons(), ruleBooks()],
  build: {
    // Fonts come in a hundred small pieces, of which a page needs a few: none may travel inside the style sheet.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
