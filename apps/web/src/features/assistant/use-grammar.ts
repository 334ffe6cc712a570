// Understands lines for new tasks in the person's language, zone and names, without asking the server.
import { timing } from '@app/contract/limits.ts';
import type { ParsedTask } from '@app/language/line/parsed-task.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usernamesQuery } from '#features/assistant/assistant.queries.ts';
import { plainLine } from '#features/assistant/line.ts';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { departmentsQuery, openDepartments } from '#features/departments/departments.queries.ts';
import { grammar } from '#features/pickers/grammar.ts';
import { usersQuery } from '#features/users/users.queries.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useDebounced } from '#lib/debounced.ts';
import { isActive } from '#lib/shown-person.ts';
import { useLazyModule } from '#ui/use-lazy-module.ts';

const queries = [departmentsQuery, usersQuery, checklistTemplatesQuery] as const;

/** `columns` are the names of the columns that a line may name, `text` is what is typed. */
export function useGrammar(columns: readonly string[], text: string) {
  const client = useQueryClient();
  const { style, firstDay } = useDates();
  const today = useToday();
  const loaded = useLazyModule(grammar, true);
  // Shown names come from the cache; these make the lines be read again once they are there.
  useQuery(departmentsQuery);
  useQuery(usersQuery);
  useQuery(checklistTemplatesQuery);
  // Cards have no user names: the server is asked about those that were typed.
  const rested = useDebounced(text, timing.searchDebounce);
  const marked = useQuery(usernamesQuery(loaded?.usernamesIn(rested) ?? [])).data ?? none;

  /** Returns what a line is understood with. */
  function options(usernameList: UsernameList = marked) {
    const open = openDepartments(client.getQueryData(departmentsQuery.queryKey) ?? []);
    const departments = open.map(({ name }) => name);
    const renamedDepartments = open.filter(({ formerNames = [] }) => formerNames.length > 0);
    const people = withUsernames((client.getQueryData(usersQuery.queryKey) ?? []).filter(isActive), usernameList);
    const checklistTemplates = client.getQueryData(checklistTemplatesQuery.queryKey) ?? [];
    return {
      language: style.language,
      dateFormat: style.dateFormat,
      today,
      firstDay,
      names: { departments, renamedDepartments, people, columns, checklistTemplates },
    };
  }
  /** Returns what a line says; the whole line as title while the grammar loads. */
  function read(text: string, takenOff: readonly string[]): ParsedTask {
    return loaded ? loaded.readLine(text, takenOff, options()) : plainLine(text);
  }
  /** Returns what a line says once grammar and names are there. Where they cannot be loaded, every word stays in the title. */
  async function readForSure(line: string, takenOff: readonly string[]): Promise<ParsedTask> {
    const module = await grammar.load().catch(() => undefined);
    const usernames = module?.usernamesIn(line) ?? [];
    const [people] = await Promise.all([
      usernames.length > 0 ? client.ensureQueryData(usernamesQuery(usernames)).catch(() => undefined) : undefined,
      ...queries.map((query) => client.ensureQueryData(query as typeof usersQuery).catch(() => undefined)),
    ]);
    return module ? module.readLine(line, takenOff, options(people)) : plainLine(line);
  }
  return { read, readForSure, options, firstDay: (rule: string) => loaded?.firstDay(rule, today) };
}

type UsernameList = readonly { id: number; username: string }[];

const none: UsernameList = [];

function withUsernames<Person extends { id: number }>(
  people: readonly Person[],
  usernameList: UsernameList,
): (Person & { username?: string | undefined })[] | readonly Person[] {
  if (usernameList.length === 0) return people;
  const usernames = new Map(usernameList.map(({ id, username }) => [id, username]));
  return people.map((person) => ({ ...person, username: usernames.get(person.id) }));
}
