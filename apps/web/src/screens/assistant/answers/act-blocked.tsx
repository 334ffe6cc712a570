// Says below an act that it finishes a blocked task, and after the confirmation that it has.
import type * as api from '@app/contract/api.ts';
import type { ActFields, Proposal, ProposedAct } from '@app/contract/assistant/proposals.contract.ts';
import type { ResponseBody } from '@app/contract/endpoint.ts';
import { BlockedNote } from '#features/tasks/relations/blocked-note.tsx';

interface ActBlockedProps {
  act: ProposedAct;
  /** The fields as the person has edited them. */
  edited: ActFields | undefined;
  state: Proposal['state'];
  /** What the confirmation has answered; undefined on a page that did not confirm. */
  done: ResponseBody<typeof api.assistant.confirm>['blocked'] | undefined;
}

export function ActBlocked({ act: { blocked, command, fields, taskId }, edited, state, done }: ActBlockedProps) {
  const isDone = state === 'confirmed';
  if (command !== 'tasks.move' || !(isDone || state === 'open')) return null;
  const finishes = blocked && (edited?.columnId ?? fields.columnId) === blocked.doneColumnId;
  const seen = isDone && done ? done.find((each) => each.taskId === taskId) : finishes ? blocked : undefined;
  if (!seen) return null;
  return (
    <div className="ps-6">
      <BlockedNote isDone={isDone} blocked={seen} />
    </div>
  );
}
