// What was seen before is shown while no server answers, also in a page that was open already, and loaded again after that.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreUnanswered } from '#app/offline/restore-unanswered.ts';
import { groupOf, type KeptQuery, tooMany } from '#app/offline/seen-rules.ts';
import { queryClient } from '#app/query-client.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { RequestError } from '#lib/request-error.ts';

const ask = vi.fn<() => Promise<{ title: string }>>();
const stored = { title: 'Seen before' };
let client: QueryClient;
let stop: () => void;

const failure = (status: number) => new RequestError({ method: 'GET', path: '/', status, body: {}, reason: '', message: '' });

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => '7' });
  ask.mockReset();
  client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const rows = [{ userId: 7, hash: '["tasks","one",3]', key: ['tasks', 'one', 3], data: stored, at: 1 }] as KeptQuery[];
  const read = async (userId: number, hash: string) => rows.find((row) => row.userId === userId && row.hash === hash);
  stop = restoreUnanswered(client, 7, read);
});
afterEach(() => {
  stop();
  client.clear();
  serverReachable.set(true);
  vi.unstubAllGlobals();
});

function look(taskId: number) {
  const observer = new QueryObserver(client, { queryKey: ['tasks', 'one', taskId], queryFn: ask });
  observer.subscribe(() => undefined);
  return observer;
}

it('shows a task that was kept, and loads it once the server answers', async () => {
  serverReachable.set(false);
  ask.mockRejectedValue(failure(0));
  const observer = look(3);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(stored));
  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
  ask.mockResolvedValue({ title: 'Newer' });
  serverReachable.set(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ title: 'Newer' }));
});

it('shows it also where one call alone has no answer, and never instead of a refusal', async () => {
  ask.mockRejectedValue(failure(502));
  const observer = look(3);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(stored));
  client.clear();
  ask.mockRejectedValue(failure(404));
  const refused = look(3);
  await vi.waitFor(() => expect(refused.getCurrentResult().isError).toBe(true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(refused.getCurrentResult().data).toBeUndefined();
});

it('keeps all that a board and a task need to be shown whole', () => {
  const single = [
    ['views', 'own'],
    ['views', 'board', 3],
    ['score-weights'],
    ['relations', 'marks', 3],
    ['notifications', 'pages', false],
  ];
  for (const key of single) expect(groupOf(key), String(key)).toBe('single');
  const ofTask = ['comments', 'attachments', 'relations', 'watches'];
  for (const word of ofTask) expect(groupOf([word, 3]), word).toBe('tasks');
  expect(groupOf(['relations', 'summaries', '1 2'])).toBeUndefined();
  const rows = Array.from({ length: 61 }, (_, taskId) =>
    [['tasks', 'one', taskId], ...ofTask.map((word) => [word, taskId])].map((key) => ({ hash: String(key), key, at: taskId })),
  ).flat();
  expect(tooMany(rows)).toHaveLength(1 + ofTask.length);
});
