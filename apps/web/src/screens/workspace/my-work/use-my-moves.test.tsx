// A task that was chosen for today goes to another day: the message says whether the server has saved the day.
import type { MyFact } from '@app/contract/my-work/my-work.contract.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { card, whole } from '#features/tasks/data/testing-cards.ts';
import { textReady } from '#lib/language.ts';
import { stubPage } from '#lib/testing-page.ts';
import { currentToast } from '#lib/toast.ts';
import { setQueue, type WaitingWrite, waitingWrites } from '#lib/waiting-writes.ts';
import { type MyMoves, useMyMoves } from '#screens/workspace/my-work/use-my-moves.ts';

const task = whole({ id: 7, title: 'Plan B', dueDate: null });
const chosen: MyFact = { taskId: 7, chosenOn: '2026-11-20', waiting: null, doneFrom: null };
const keep = vi.fn();

beforeAll(textReady);
beforeEach(() => {
  stubPage();
  const saved = { ...task, dueDate: '2027-03-04', version: 2 };
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('my-work') ? { success: true } : saved));
  setQueue(async () => ({ keep, discardNewTask: async () => undefined, keepNewTask: async () => undefined }));
});
afterEach(() => {
  waitingWrites.set([]);
  setQueue(undefined as never);
  vi.unstubAllGlobals();
});

function movesOf(client: QueryClient): MyMoves {
  let moves: MyMoves | undefined;
  function Moves() {
    moves = useMyMoves();
    return null;
  }
  renderToString(
    <QueryClientProvider client={client}>
      <Moves />
    </QueryClientProvider>,
  );
  return moves as MyMoves;
}

async function postponed(): Promise<unknown> {
  const client = new QueryClient();
  client.setQueryData(taskQuery(7).queryKey, task);
  currentToast.set(null);
  movesOf(client).schedule(card({ id: 7, title: 'Plan B', dueDate: null }), chosen, '2027-03-04');
  return vi.waitFor(() => {
    expect(currentToast.get()).not.toBeNull();
    return currentToast.get();
  });
}

test('a saved day is said to be saved, and one behind a refused change of its task to wait', async () => {
  expect(await postponed()).toMatchObject({ title: 'Task updated', about: 'Plan B' });
  waitingWrites.set([{ name: 'tasks.update', taskId: 7, place: 1, refused: { reason: 'No' } } as unknown as WaitingWrite]);
  expect(await postponed()).toMatchObject({
    title: 'Waiting for the server',
    about: 'Plan B',
    text: 'Sent as soon as the server answers.',
  });
  expect(keep).toHaveBeenCalledOnce();
});
