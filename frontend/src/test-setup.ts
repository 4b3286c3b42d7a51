// Before every unit test: the Spanish dictionary is loaded, as it is before the page is shown, and waits are long enough
// for a busy machine.

import { configure } from '@testing-library/svelte';
import { i18n } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';

configure({ asyncUtilTimeout: 10_000 });
settings.set('language', 'es');
await i18n.load();
