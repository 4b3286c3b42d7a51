// Whether the server can be asked now, and the page begun anew: the last way out when a part of it cannot be fetched.

export async function reachable(): Promise<boolean> {
  try {
    await fetch(location.href, { cache: 'no-store' });
    return true; // Whatever it answered: it is there.
  } catch {
    return false;
  }
}

export const beginAnew = (): void => location.reload();
