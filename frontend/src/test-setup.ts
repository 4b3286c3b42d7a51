// Before every unit test: all Spanish words are loaded, as they are before what needs them is shown, and waits are long enough
// for a busy machine.

import { configure } from '@testing-library/svelte';
import { catalog } from '$games/catalog';
import { checking, choices, create, general, people, start } from '$lib/i18n/books';
import { i18n } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';

configure({ asyncUtilTimeout: 10_000 });
settings.set('language', 'es');
await i18n.load();
const books = Object.values(catalog).flatMap(({ about, texts, glossary }) => [about, texts, glossary]);
await Promise.all([start, choices, create, general, people, checking, ...books].map((book) => book.load()));
