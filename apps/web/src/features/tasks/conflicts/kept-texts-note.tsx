// Shows what a person has typed on boards that they no longer see, with a button that copies it.
import type { TaskCard } from '@app/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { copyText } from '#features/tasks/conflicts/copy-text.ts';
import { keptTexts } from '#features/tasks/conflicts/kept-texts.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';

export function KeptTextsNote({ refusedBoardId }: { refusedBoardId?: number }) {
  const { tasks } = useText('board', 'overlays');
  const client = useQueryClient();
  const id = useId();
  const workspaces = useQuery(workspacesQuery).data ?? [];
  const boards = new Set(workspaces.map((workspace) => workspace.id).filter((boardId) => boardId !== refusedBoardId));
  const cards = client
    .getQueriesData<TaskCard[]>({ queryKey: ['tasks', 'board'] })
    .flatMap(([key, known]) => (boards.has(Number(key[2])) ? (known ?? []) : []));
  const text = keptTexts({ boards, tasks: new Set(cards.map((card) => card.id)) }).join('\n\n');
  if (text === '') return null;
  return (
    <div className="mx-auto flex w-full max-w-140 flex-col gap-2 px-6 pb-10">
      <label htmlFor={id} className="text-13 font-medium">
        {tasks.yourText}
      </label>
      <Textarea id={id} readOnly rows={6} value={text} />
      <Button className="self-end" onClick={() => void copyText(text)}>
        {tasks.copyText}
      </Button>
    </div>
  );
}
