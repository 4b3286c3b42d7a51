// Build, development server and unit tests of the page. No rule of any game, no address of any service but our own server.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:8000';
const src = (folder: string) => fileURLToPath(new URL(`./src/${folder}`, import.meta.url));

const BASE =
  /src\/lib\/(afresh|api|arrivals|ids|live|me|names|router|settings|socket|theme|toasts|i18n\/[\w-]+|ui\/(?!CardRow|Settings|Switch|Term))(\.\w+|\w)*$/;

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: src('lib'), $games: src('games'), $routes: src('routes') },
    // Component tests need the browser build of Svelte: the server build cannot mount.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // Strict CSP: no data: scripts, no inlined assets.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // Little files weigh more, each packed by itself: what nearly every page needs is one.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    // Every file in a world of its own: files that share one disturb each other. A process of its own would be one too, and
    // would read all modules anew for each file.
    pool: 'vmForks',
    maxWorkers: '100%',
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
