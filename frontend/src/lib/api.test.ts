import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, api } from './api';

const answer = (status: number, body: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });
let fetched: ReturnType<typeof vi.fn>;
const request = (call: number) => fetched.mock.calls[call]?.[1] as RequestInit & { headers: Record<string, string> };

beforeEach(() => {
  vi.useFakeTimers();
  fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const caught = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return (await caught) as ApiError;
}

describe('requests', () => {
  test('a POST carries JSON and a fresh key', async () => {
    fetched.mockImplementation(async () => answer(201, { id: 'u' }));
    await api.session('Ana');
    await api.session('Ana');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/session');
    expect(request(0).body).toBe('{"name":"Ana"}');
    expect(request(0).headers['content-type']).toBe('application/json');
    expect(request(0).headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(request(1).headers['idempotency-key']).not.toBe(request(0).headers['idempotency-key']);
  });

  test('a POST whose answer was lost is sent once more under the same key', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(answer(201, { code: 'abc' }));
    const made = api.createTable({ game: 'ajiley', visibility: 'private' });
    await vi.runAllTimersAsync();
    expect(await made).toEqual({ code: 'abc' });
    expect(request(1).headers['idempotency-key']).toBe(request(0).headers['idempotency-key']);
  });

  test('a change without a key is not repeated', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    expect((await failure(api.rename('Ana'))).code).toBe('offline');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a code in a path is escaped', async () => {
    fetched.mockImplementation(async () => answer(200, {}));
    await api.table('a/b');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/tables/a%2Fb');
  });
});

describe('refusals', () => {
  test('a problem document gives its code and its data', async () => {
    fetched.mockResolvedValue(
      answer(409, { type: 'about:blank', status: 409, code: 'insufficient_balance', needed: 500 }),
    );
    const error = await failure(api.createTable({ game: 'ajiley', visibility: 'public' }));
    expect(error).toBeInstanceOf(ApiError);
    expect([error.code, error.status, error.data.needed]).toEqual(['insufficient_balance', 409, 500]);
  });

  test('no network twice is `offline`', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    expect((await failure(api.me())).code).toBe('offline');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('an answer that is no problem document is still told apart', async () => {
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    expect((await failure(api.me())).code).toBe('unavailable');
    fetched.mockResolvedValueOnce(answer(418, { tea: true }));
    expect((await failure(api.me())).code).toBe('unknown');
  });
});
