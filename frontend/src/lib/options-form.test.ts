import { describe, expect, test } from 'vitest';
import { draftOf, fieldsOf, namedIn, parseWhole, readDraft } from './options-form';
import type { OptionsSchema } from './protocol';

const SCHEMA: OptionsSchema = {
  type: 'object',
  properties: {
    starting_chips: { type: 'integer', minimum: 10, maximum: 1_000_000, default: 1000 },
    max_hands: { type: 'integer', minimum: 1, maximum: 500, default: 20, title: 'Hands' },
    allow_refill: { type: 'boolean', default: true },
    limit: { enum: [101, 201, 501], default: 201 },
  },
};
const FIELDS = fieldsOf(SCHEMA);

describe('fields from a schema', () => {
  test('every option becomes a field with its range and usual value, in order', () => {
    expect(FIELDS).toEqual([
      {
        kind: 'integer',
        key: 'starting_chips',
        title: 'starting_chips',
        help: '',
        min: 10,
        max: 1_000_000,
        default: 1000,
      },
      { kind: 'integer', key: 'max_hands', title: 'Hands', help: '', min: 1, max: 500, default: 20 },
      { kind: 'switch', key: 'allow_refill', title: 'allow_refill', help: '', default: true },
      { kind: 'choice', key: 'limit', title: 'limit', help: '', choices: [101, 201, 501], default: 201 },
    ]);
  });

  test('what the form starts with is what the server would take for nothing said', () => {
    expect(readDraft(FIELDS, draftOf(FIELDS))).toEqual({
      options: { starting_chips: 1000, max_hands: 20, allow_refill: true, limit: 201 },
      wrong: [],
    });
  });

  test('a kind of option that no form can ask for is left to the server', () => {
    expect(fieldsOf({ properties: { odd: { type: 'string' } } })).toEqual([]);
  });
});

test('the fields that a refusal names are found', () => {
  expect(namedIn(FIELDS, 'options: max_hands must be at most starting_chips')).toEqual(['starting_chips', 'max_hands']);
  expect(namedIn(FIELDS, 'unlimited')).toEqual([]);
});

describe('what was typed', () => {
  test('numbers out of range, fractions and words are wrong, and named', () => {
    const draft = { starting_chips: '9', max_hands: '2.5', allow_refill: false, limit: '102' };
    expect(readDraft(FIELDS, draft)).toEqual({
      options: { allow_refill: false },
      wrong: ['starting_chips', 'max_hands', 'limit'],
    });
  });

  test.each([
    ['10', 10],
    [' 500 ', 500],
    ['1,000', 1000],
    ['1.000', 1000],
    ['1 000 000', 1_000_000],
  ])('"%s" is %i', (text, value) => {
    expect(parseWhole(text, 10, 1_000_000)).toBe(value);
  });

  test.each(['', ' ', '9', '1000001', '-20', '1e3', '12.5', '0x20', 'mil', '١٠٠', '1,00'])(
    '"%s" is no number',
    (text) => {
      expect(parseWhole(text, 10, 1_000_000)).toBeNull();
    },
  );
});
