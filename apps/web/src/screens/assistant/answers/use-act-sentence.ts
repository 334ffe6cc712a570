// Writes the sentence of a proposed change again after its fields were edited.
import type { ActFields, ProposedAct } from '@app/contract/assistant/proposals.contract.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { actSentence } from '@app/language/answers/act-sentence.rules.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { usersQuery } from '#features/users/users.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';

/** Returns a function for these acts; without edited fields, and while names load, it returns the sentence of the answer. */
export function useActSentence(acts: readonly ProposedAct[]): (act: ProposedAct, edited: ActFields | undefined) => string {
  const text = useText();
  const names = useNames();
  const { formatDate } = useDates();
  const { data: users = [] } = useQuery(usersQuery);
  const { data: seen = [] } = useQuery(workspacesQuery);
  const boards = seen.filter(({ id }) => acts.some(({ workspaceId }) => workspaceId === id)).map(({ id }) => id);
  const columns = useQueries({ queries: boards.map(columnsQuery) }).flatMap(({ data }) => data ?? []);
  return (act, edited) => {
    if (!edited) return act.text;
    const named = {
      column: (columnId: number) => {
        const column = columns.find(({ id }) => id === columnId);
        return column && names.status(column.name);
      },
      person: (userId: number) => users.find(({ id }) => id === userId)?.fullName,
      date: formatDate,
      priority: (priority: string) => priorityName(text, priority),
    };
    const fields = { ...act.fields, ...edited } as ActFields;
    return actSentence(text.ask.acts, { ...act, fields }, named) ?? act.text;
  };
}
