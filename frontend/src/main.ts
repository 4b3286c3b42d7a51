// Entry of the page: fetches the language and the first page side by side, then mounts the shell.

import { mount } from 'svelte';
import { beginAnew } from '$lib/afresh';
import { i18n } from '$lib/i18n/index.svelte';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { applyTheme } from '$lib/theme';
import App from './App.svelte';
import { pages } from './pages';
import './app.css';

applyTheme(settings.theme);
// The shell awaits this page itself and says so if it fails; here it is only asked for early.
pages[router.route.name]().catch(() => undefined);

i18n.load().then(
  () => {
    const target = document.getElementById('app');
    if (target) mount(App, { target });
  },
  () => {
    // No dictionary, so no words but these.
    const again = document.createElement('button');
    again.textContent = 'Intentar de nuevo · Try again';
    again.onclick = beginAnew;
    document.body.replaceChildren('La página no se pudo cargar. · The page could not be loaded. ', again);
    addEventListener('online', beginAnew);
  },
);

// Only where browsers allow it (https, this machine) and never while developing.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
