// "Your turn" beyond the picture: the tab's title, a soft sound, a short vibration. Each as the reader has chosen.
import { settings } from '$lib/settings.svelte';
import { play, type Sound } from './sound';

export function sound(which: Sound): void {
  if (settings.sound) play(which);
}

/** A short touch. Only after a gesture: browsers refuse and complain before. */
export function vibrate(): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}

export function callToTurn(): void {
  sound('turn');
  vibrate();
}

/** Keeps the screen on while somebody plays; gives it back when told or when the page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const take = () => {
    if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (got) => {
        lock = got;
        if (!wanted) void got.release();
      },
      // Low battery or no permission: the screen sleeps as usual.
      () => undefined,
    );
  };
  take();
  document.addEventListener('visibilitychange', take);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
