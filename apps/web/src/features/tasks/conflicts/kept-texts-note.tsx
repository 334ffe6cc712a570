// Shows what a person has typed on boards that they no longer see, with a button that copies it.
import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { copyText } from '#features/tasks/conflicts/copy-text.ts';
import { keptTexts, tasksWithText } from '#features/tasks/conflicts/kept-texts.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { RequestError } from '#lib/request-error.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';

export function KeptTextsNote({ refusedBoardId }: { refusedBoardId?: number }) {
  const { tasks } = useText();
  const id = useId();
  const { data: workspaces } = useQuery(workspacesQuery);
  const [taskIds] = useState(tasksWithText);
  // Drafts do not say on which board their task is: the server says which tasks the person does not see.
  const answers = useQueries({ queries: taskIds.map((taskId) => ({ ...taskQuery(taskId), refetchOnMount: 'always' as const })) });
  if (!workspaces) return null;
  const boards = new Set(workspaces.map((workspace) => workspace.id).filter((boardId) => boardId !== refusedBoardId));
  const refused = new Set(taskIds.filter((_, at) => isRefusal(answers[at]?.error)));
  const text = keptTexts({ boards, refused }).join('\n\n');
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

function isRefusal(error: unknown): boolean {
  return error instanceof RequestError && [403, 404].includes(error.status);
}
