import { expect, test } from 'vitest';
import { readChoices } from './settings.svelte';

test('nothing stored gives the usual choices', () => {
  expect(readChoices(null)).toEqual({
    sound: true,
    vibration: true,
    four_colour: false,
    large_index: false,
    language: null,
    theme: 'system',
  });
});

test('what was chosen comes back', () => {
  const choices = { ...readChoices(null), sound: false, language: 'en', theme: 'dark', four_colour: true };
  expect(readChoices(JSON.stringify(choices))).toEqual(choices);
});

test.each(['{', '[]', '"x"', 'null', '{"sound":"no","language":"fr","theme":7,"extra":true}'])(
  'what somebody else wrote there is not taken over: %s',
  (text) => {
    expect(readChoices(text)).toEqual(readChoices(null));
  },
);
