// Puts a mark for a person into the field of a line, as if it were typed.
import { nameKey } from '@app/contract/names/folded-names.rules.ts';
import type { TextRange } from '@app/language/line/parsed-task.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { usersQuery } from '#features/users/users.queries.ts';
import { insertText, isTextField, selectText } from '#lib/insert-text.ts';

interface NamedPerson {
  id: number;
  name: string;
}

/** Returns the label of a person among namesakes, and a function that puts a mark which is only theirs in place of words of the line. */
export function usePutPerson(text: string, field: () => HTMLElement | null | undefined) {
  const cards = useQuery(usersQuery).data ?? [];

  /** Two people may have the same name and title. */
  function labelOf({ id, name }: NamedPerson): string {
    const card = cards.find((each) => each.id === id);
    return [name, card?.title, card?.email ?? `#${id}`].filter(Boolean).join(' · ');
  }
  /** Returns whether the field still has the line. */
  function put({ start, end }: TextRange, person: NamedPerson): boolean {
    const input = field() ?? null;
    if (!isTextField(input)) return false;
    const at = input.value.indexOf(text);
    if (at < 0) return false;
    const isOnly = cards.filter(({ fullName }) => nameKey(fullName) === nameKey(person.name)).length === 1;
    selectText(input, at + start, at + end);
    insertText(input, isOnly ? `@${person.name}` : `@#${person.id}`);
    return true;
  }
  return { labelOf, put };
}
