import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { situations } from '../fixtures/situations';
import { staged } from '../fixtures/staged';
import MatchEnd from './MatchEnd.svelte';
import ResultPanel from './ResultPanel.svelte';

afterEach(cleanup);

function panel(key: string): HTMLElement {
  const situation = situations[key] as (typeof situations)[string];
  const store = staged(situation);
  render(ResultPanel, { store, game: situation.frame.game as NonNullable<typeof situation.frame.game> });
  return screen.getByRole('region', { name: 'Resultado de la mano' });
}

test('it says who won, with what, and that more points decided', () => {
  const result = panel('won-points');
  expect(within(result).getByRole('heading').textContent).toBe('¡Te llevas 450!');
  expect(within(result).getByText('Con 41 de oros')).toBeTruthy();
});

test('it says that the mano decided a tie', () => {
  const result = panel('won-mano');
  expect(within(result).getByRole('heading').textContent).toBe('Abuela Carmen se lleva 450');
  expect(within(result).getByText('Empate a 41: gana la mano')).toBeTruthy();
});

test('won by folds: no cards, and what nobody matched went back', () => {
  const result = panel('won-folds');
  expect(within(result).getByText('Todos los demás se retiraron.')).toBeTruthy();
  expect(within(result).getByText(/Vuelven a Tío Paco 60/)).toBeTruthy();
  expect(within(result).queryByRole('list', { name: 'Cartas' })).toBeNull();
});

test('every shown hand is a list of named cards, the comodín called one', () => {
  const result = panel('won-points');
  const hands = within(result).getAllByRole('list', { name: 'Cartas' });
  expect(hands).toHaveLength(3);
  const names = within(hands[0] as HTMLElement)
    .getAllByRole('listitem')
    .map((card) => card.querySelector('.unseen')?.textContent ?? card.querySelector('img')?.alt);
  expect(names).toEqual(['as de oros', 'rey de oros', 'siete de oros, comodín', 'cuatro de oros', 'tres de bastos']);
});

test('several pots are told one by one', () => {
  const result = panel('won-pots');
  expect(within(result).getByText('Pozo 3')).toBeTruthy();
  expect(within(result).getByRole('heading').textContent).toBe('¡Te llevas 1,540!');
});

test('the ranking shares places and leaves the next one out', () => {
  const situation = situations.finished as (typeof situations)[string];
  render(MatchEnd, { store: staged(situation) });
  const rows = within(screen.getByRole('list', { name: 'Clasificación' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    '1.º Lucía 2,300',
    '2.º Mateo 1,000',
    '2.º Ximena 1,000',
    '4.º Abuela Carmen 700',
    '5.º Tío Paco 0',
  ]);
});
