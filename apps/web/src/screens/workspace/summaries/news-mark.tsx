// Marks the cards that others have changed since the person's last visit of the board.
import type { BoardChanges } from '@app/contract/summaries/summaries.contract.ts';
import { useEffect } from 'react';
import { newsMark } from '#features/presence/presence-slot.tsx';
import { createStore, useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import '#screens/workspace/summaries/summaries.css';

type Kind = BoardChanges['marks'][number]['kind'];

const news = createStore<ReadonlyMap<number, Kind>>(new Map());

/** Marks these cards while the board is shown. */
export function useNewsMarks(changes: BoardChanges | undefined): void {
  useEffect(() => {
    const marks = new Map(changes?.marks.map(({ taskId, kind }) => [taskId, kind]));
    news.set(marks);
    newsMark.set(marks.size > 0 ? NewsMark : undefined);
    return () => newsMark.set(undefined);
  }, [changes]);
}

function NewsMark({ taskId }: { taskId: number }) {
  const { history } = useText();
  const kind = useStore(news).get(taskId);
  return kind === undefined ? null : (
    <span className="card-news" role="img" aria-label={history.news[kind]} title={history.news[kind]} />
  );
}
