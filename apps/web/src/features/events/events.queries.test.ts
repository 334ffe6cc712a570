// The stream that opens again shows that the server is there: what could not be loaded meanwhile is loaded at once.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { pausePolling, resumePolling } from '#features/events/events.queries.ts';
import { RequestError } from '#lib/request-error.ts';

function failure(status: number): RequestError {
  return new RequestError({ method: 'GET', path: '/api/tasks', status, body: {}, reason: 'Failed', message: 'Failed' });
}

/** Shows a query whose first call fails with a status. */
async function failed(client: QueryClient, status: number) {
  const load = vi.fn().mockRejectedValueOnce(failure(status)).mockResolvedValue('loaded');
  const observer = new QueryObserver(client, { queryKey: ['board', status], queryFn: load, retry: false });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  return { load, observer };
}

it('loads again what had no answer, and not what was refused', async () => {
  const client = new QueryClient();
  const [unanswered, refused] = [await failed(client, 0), await failed(client, 403)];
  pausePolling(client, false);
  // The first opening says nothing new, and failed calls have their own time.
  expect(unanswered.load).toHaveBeenCalledTimes(1);
  resumePolling(client);
  pausePolling(client, false);
  await vi.waitFor(() => expect(unanswered.observer.getCurrentResult().data).toBe('loaded'));
  expect(refused.load).toHaveBeenCalledTimes(1);
  client.clear();
});
