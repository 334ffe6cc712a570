// Which people the names in a file mean, as a mapping says.
import { isAdmin } from '@app/contract/access.ts';
import type { ImportMapping } from '@app/contract/imports/imports.contract.ts';
import type { Surroundings } from '#imports/imports.sql.ts';

export interface MappedPeople {
  /** Returns the person whom a name means. */
  find(name: string): Surroundings['people'][number] | undefined;
  /** Returns the id of that person, if they see tasks of these departments: an import lets nobody see more than before. */
  memberId(name: string, departmentKeys: readonly string[]): number | undefined;
}

export function mappedPeople(mapping: ImportMapping, people: Surroundings['people']): MappedPeople {
  const byId = new Map(people.map((person) => [person.id, person]));
  const ids = new Map(mapping.people.map(({ value, userId }) => [value, userId]));
  const find = (name: string) => byId.get(ids.get(name) ?? 0);
  return {
    find,
    memberId(name, departmentKeys) {
      const person = find(name);
      const isMember = person && (isAdmin(person) || person.departmentKeys.some((key) => departmentKeys.includes(key)));
      return isMember ? person.id : undefined;
    },
  };
}
