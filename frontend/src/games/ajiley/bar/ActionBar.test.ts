import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Situation, situations } from '../fixtures/situations';
import { show, staged } from '../fixtures/staged';
import ActionBar from './ActionBar.svelte';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (key: string): Situation => structuredClone(situations[key]) as Situation;

/** The bar in that situation, its buttons past the moment in which taps are ignored. */
function bar(situation: Situation, chosen: string[] = []) {
  const store = staged(situation);
  const act = vi.spyOn(store, 'act').mockResolvedValue(null);
  const send = vi.spyOn(store, 'send').mockResolvedValue({ type: 'ok', id: '1', version: 1 });
  const view = render(ActionBar, {
    store,
    game: situation.frame.game as NonNullable<Situation['frame']['game']>,
    chosen,
    onclear: () => undefined,
    onend: () => undefined,
  });
  vi.advanceTimersByTime(400);
  const next = async (then: Situation) => {
    show(store, then);
    await view.rerender({ game: then.frame.game as NonNullable<Situation['frame']['game']> });
  };
  return { store, act, send, next };
}

const button = (name: RegExp) => screen.getByRole('button', { name });
const allowed = () =>
  screen
    .getAllByRole('button')
    .filter((each) => each.closest('.acts') && each.getAttribute('aria-disabled') !== 'true')
    .map((each) => each.textContent?.replace(/\s+/g, ' ').trim());

test('on a free turn: fold, check, bet and resto, and nothing else', () => {
  bar(at('free-4'));
  expect(allowed()).toEqual(['Retirarse', 'Pasar', 'Apostar 10', 'Resto 990']);
});

test('facing a bet: call the missing part, raise to a total, resto', () => {
  bar(at('facing-3'));
  expect(allowed()).toEqual(['Retirarse', 'Igualar 40', 'Subir a 50', 'Resto 990']);
});

test('after a resto that closed the raising only calling and folding are lit', () => {
  bar(at('facing-resto'));
  expect(allowed()).toEqual(['Retirarse', 'Igualar 40']);
  expect(screen.getByText(/cerró las subidas/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('the four places are the same on turn and off turn', () => {
  const places = () =>
    within(screen.getByRole('region', { name: 'Tus jugadas' }))
      .getAllByRole('button')
      .filter((each) => each.closest('.acts'))
      .map((each) => each.querySelector('.word')?.textContent);
  const { next } = bar(at('others-3'));
  expect(places()).toEqual(['Retirarse', 'Pasar', 'Subir', 'Resto']);
  expect(allowed()).toEqual([]);
  return next(at('facing-3')).then(() => {
    expect(places()).toEqual(['Retirarse', 'Igualar', 'Subir a', 'Resto']);
  });
});

test('every act sends what the server offered', async () => {
  const { act } = bar(at('facing-3'));
  await fireEvent.click(button(/^Igualar/));
  await fireEvent.click(button(/^Subir a/));
  await fireEvent.click(button(/^Retirarse/));
  expect(act.mock.calls).toEqual([[{ type: 'call' }], [{ type: 'raise', to: 50 }], [{ type: 'fold' }]]);
});

test('an amount is chosen by steps, by hand and by the quick ones, always within the limits', async () => {
  const { act } = bar(at('facing-3'));
  await fireEvent.click(button(/^Más/));
  expect(button(/^Subir a/).textContent).toContain('60');
  await fireEvent.change(screen.getByRole('textbox'), { target: { value: '7' } });
  expect(button(/^Subir a/).textContent).toContain('41');
  await fireEvent.click(button(/^½ pozo/));
  await fireEvent.click(button(/^Subir a/));
  expect(act).toHaveBeenLastCalledWith({ type: 'raise', to: 80 });
});

test('a resto is asked for once, away from its button, and No leaves it undone', async () => {
  const { act } = bar(at('free-4'));
  await fireEvent.click(button(/^Resto/));
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  await fireEvent.click(button(/^No$/));
  vi.advanceTimersByTime(400);
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(button(/^Resto/));
  vi.advanceTimersByTime(400);
  await fireEvent.click(button(/^Sí, mi resto/));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'all_in' });
});

test('a bet of the whole stack is a resto too: it says so and asks', async () => {
  const { act } = bar(at('free-4'));
  await fireEvent.change(screen.getByRole('textbox'), { target: { value: '5000' } });
  const [bet] = screen.getAllByRole('button', { name: /^Resto 990/ });
  await fireEvent.click(bet as HTMLElement);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  await fireEvent.click(button(/^Sí, mi resto/));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'bet', amount: 990 });
});

test('folding asks when checking is free', async () => {
  const free = bar(at('free-4'));
  await fireEvent.click(button(/^Retirarse/));
  expect(free.act).not.toHaveBeenCalled();
  expect(screen.getByText(/Pasar es gratis/)).toBeTruthy();
});

test('a tap right after the bar changed its meaning is ignored', async () => {
  const { act, next } = bar(at('free-4'));
  await next(at('facing-3'));
  await fireEvent.click(button(/^Igualar/));
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  await fireEvent.click(button(/^Igualar/));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'call' });
});

test('a call chosen beforehand is made when the turn comes at that amount', async () => {
  const { act, next } = bar(at('others-3'));
  await fireEvent.click(button(/^Igualar 40/));
  expect(act).not.toHaveBeenCalled();
  const mine = at('others-3');
  if (mine.frame.game) mine.frame.game.turn = 0;
  mine.frame.you.legal = { call: { amount: 40 }, fold: {} };
  await next(mine);
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'call' });
});

test('a call chosen beforehand is dropped when somebody raises', async () => {
  const { act, next } = bar(at('others-3'));
  await fireEvent.click(button(/^Igualar 40/));
  const raised = at('others-3');
  if (raised.frame.game) {
    raised.frame.game.turn = 0;
    raised.frame.game.to_match = 200;
  }
  raised.frame.you.legal = { call: { amount: 200 }, fold: {} };
  await next(raised);
  expect(act).not.toHaveBeenCalled();
});

test('in the draw none chosen is served, some chosen are thrown', async () => {
  const served = bar(at('draw-mine-2'));
  await fireEvent.click(button(/^Servido/));
  expect(served.act).toHaveBeenCalledExactlyOnceWith({ type: 'throw', cards: [] });
});

test('the draw throws exactly the chosen cards', async () => {
  const { act } = bar(at('draw-mine-2'), ['3B', '6C']);
  await fireEvent.click(button(/^Descartar 2/));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'throw', cards: ['3B', '6C'] });
});

test('more cards than the server allows cannot be thrown', () => {
  bar(at('draw-mine-2'), ['3B', '6C', '1O', '7O', '12O']);
  expect(button(/^Descartar 5/).getAttribute('aria-disabled')).toBe('true');
});

test('between hands: ready, and new chips only when they are offered', async () => {
  const { send } = bar(at('won-points'));
  expect(allowed()).toEqual(['Siguiente mano']);
  await fireEvent.click(button(/^Siguiente/));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'next' });
});

test('who has no chips may refill', async () => {
  const { act } = bar(at('refill'));
  await fireEvent.click(button(/^Recargar 1,000/));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'refill' });
});

test('a watcher finds no act, only whose turn it is', () => {
  bar(at('watcher'));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('Juega Mateo')).toBeTruthy();
});
