// Failed queries on a fake clock: how often they are fetched again, and that they keep the error state meanwhile.
import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#app/query-client.ts';
import { refetchFailedQueries } from '#app/refetch-failed.ts';
import { pausePolling, resumePolling } from '#features/events/events.queries.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { RequestError } from '#lib/request-error.ts';

const ask = vi.fn<() => Promise<string>>();
let client: QueryClient;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const refusal = (status: number, retryAfter?: number) =>
  new RequestError({ method: 'GET', path: '/', status, body: {}, reason: '', message: '', retryAfter });

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  refetchFailedQueries(client);
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** Observes the query. Returns a function that stops observing. */
function look(options: Partial<QueryObserverOptions<string>> = {}) {
  const observer = new QueryObserver<string>(client, { queryKey: ['x'], queryFn: ask, ...options });
  return { observer, leave: observer.subscribe(() => undefined) };
}

describe('what failed', () => {
  it('is asked for at most three times a minute while somebody looks', async () => {
    ask.mockRejectedValue(refusal(500));
    look();
    await seconds(60);
    expect(ask.mock.calls.length).toBeGreaterThan(2);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(1 + 3);
  });
  it('is asked for at most three times a minute too if it is the current user, whose first call is retried', async () => {
    const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetched);
    const observer = new QueryObserver(client, currentUserQuery);
    observer.subscribe(() => undefined);
    await seconds(5);
    expect(fetched).toHaveBeenCalledTimes(4);
    fetched.mockClear();
    await seconds(60);
    expect(fetched.mock.calls.length).toBeGreaterThan(1);
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(3);
    fetched.mockClear();
    void observer.refetch();
    await seconds(5);
    expect(fetched).toHaveBeenCalledTimes(4);
    vi.unstubAllGlobals();
  });
  it('is asked for at most three times a minute while the stream of events comes and goes', async () => {
    ask.mockRejectedValue(refusal(0));
    look();
    await seconds(1);
    ask.mockClear();
    for (let minute = 0; minute < 5; minute++) {
      for (let time = 0; time < 12; time++) {
        resumePolling(client);
        pausePolling(client, false);
        await seconds(5);
      }
      expect(ask.mock.calls.length).toBeGreaterThan(0);
      expect(ask.mock.calls.length).toBeLessThanOrEqual(3);
      ask.mockClear();
    }
    ask.mockResolvedValue('there');
    await seconds(60);
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it('is not asked for without end by what comes and goes with the failure', async () => {
    ask.mockRejectedValue(refusal(500));
    look();
    for (let time = 0; time < 200; time++) {
      const { leave } = look();
      await seconds(0.05);
      leave();
    }
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it('stays failed while it is asked for again, and has its data then', async () => {
    ask.mockRejectedValueOnce(refusal(503));
    const { observer } = look();
    await seconds(1);
    let answer: (value: string) => void = () => undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    void observer.refetch();
    await seconds(1);
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, isPending: false, isFetching: true });
    answer('there');
    await seconds(1);
    expect(observer.getCurrentResult()).toMatchObject({ isError: false, data: 'there', error: null });
  });
  it('comes by itself', async () => {
    ask.mockRejectedValueOnce(refusal(0)).mockResolvedValue('there');
    const { observer } = look();
    await seconds(26);
    expect(observer.getCurrentResult().data).toBe('there');
    await seconds(600);
    expect(ask).toHaveBeenCalledTimes(2);
  });
  it('is asked for no sooner than the server wants', async () => {
    ask.mockRejectedValue(refusal(429, 90_000));
    look();
    await seconds(89);
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it('is left alone where the answer would be the same', async () => {
    for (const status of [400, 401, 403, 404, 409]) {
      ask.mockReset().mockRejectedValue(refusal(status));
      look({ queryKey: [status] });
      await seconds(600);
      expect(ask).toHaveBeenCalledTimes(1);
    }
  });
  it('is left alone while nobody looks, and asked for when somebody does again', async () => {
    ask.mockRejectedValue(refusal(500));
    look().leave();
    await seconds(120);
    expect(ask).toHaveBeenCalledTimes(1);
    look();
    await seconds(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
