// Before every unit test: the Spanish dictionary is loaded, as it is before the page is shown.
import { i18n } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';

settings.set('language', 'es');
await i18n.load();
