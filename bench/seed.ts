// Seeds the product over its public API: people of every department, and the measured boards.
import * as api from '@app/contract/api.ts';
import { priorities, seededDepartments, statuses } from '@app/contract/limits.ts';
import type { Registration } from '@app/contract/users/users.contract.ts';
import { call, signIn } from '#product.ts';
import { boards, clients, longColumns } from '#settings.ts';

/** A member of a workspace's department. */
export interface Person {
  id: number;
  username: string;
  password: string;
}

export interface People {
  /** People who read and write, by workspace. */
  members: ReadonlyMap<number, Person>;
  /** As many people as there are clients, by workspace; the server runs only a few calls of one person at once. */
  crowds: ReadonlyMap<number, readonly Person[]>;
  /** People who are assigned and notified, by workspace. */
  colleagues: ReadonlyMap<number, Person>;
}

const words = ['Review', 'invoice', 'campaign', 'release', 'budget', 'customer', 'report', 'meeting', 'draft', 'contract'];

/** Creates all people and boards. */
export async function seed(base: string): Promise<People> {
  const people = {
    members: new Map<number, Person>(),
    crowds: new Map<number, Person[]>(),
    colleagues: new Map<number, Person>(),
  };
  for (const at of seededDepartments.keys()) {
    const crowd: Person[] = [];
    for (let client = 0; client < clients; client++)
      crowd.push(await register(base, at + 1, client === 0 ? 'member' : `client${client}of`));
    people.crowds.set(at + 1, crowd);
    people.members.set(at + 1, crowd[0] as Person);
    people.colleagues.set(at + 1, await register(base, at + 1, 'colleague'));
  }
  for (const { workspaceId, cards } of Object.values(boards)) await fill(base, people, workspaceId, cards, statuses.length);
  for (const { workspaceId, cards } of Object.values(longColumns)) await fill(base, people, workspaceId, cards, 1);
  return people;
}

async function register(base: string, departmentId: number, name: string): Promise<Person> {
  const username = `${name}${departmentId}`;
  const password = `${username} of the benchmarks`;
  const body: Registration = { username, password, fullName: username, email: `${username}@example.com`, departmentId };
  const { id } = await call(base, api.users.register, { body });
  return { id, username, password };
}

async function fill(base: string, people: People, workspaceId: number, cards: number, columns: number) {
  const cookie = await signIn(base, people.members.get(workspaceId));
  let next = 0;
  const work = async () => {
    while (next < cards) {
      const number = next++;
      const columnId = firstColumn(workspaceId) + (number % columns);
      await call(base, api.tasks.create, { body: cardOf(people, workspaceId, columnId, number), cookie });
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
}

/** Returns a request body for a realistic card: some have a description, dates, a checklist, an assignee. */
export function cardOf(people: People, workspaceId: number, columnId: number, number: number) {
  const word = (at: number) => words[(number * 7 + at * 3) % words.length] ?? '';
  const colleague = people.colleagues.get(workspaceId)?.id ?? null;
  const day = String(1 + (number % 28)).padStart(2, '0');
  return {
    title: `${word(0)} the ${word(1)} of the ${word(2)} ${number}`,
    description:
      number % 3 === 0 ? null : `The ${word(3)} waits for the ${word(4)}; the ${word(5)} has it. `.repeat(1 + (number % 4)),
    priority: priorities[number % priorities.length] ?? 'P2',
    columnId,
    department: seededDepartments[workspaceId - 1] ?? 'HR',
    assigneeId: number % 4 === 0 ? null : colleague,
    dueDate: number % 2 === 0 ? `2027-01-${day}` : null,
    checklistItems:
      number % 5 === 0
        ? [
            { id: 1, text: word(6), completed: false },
            { id: 2, text: word(7), completed: true },
          ]
        : [],
  };
}

/** Returns the id of the first of the four columns of a workspace. */
export function firstColumn(workspaceId: number): number {
  return (workspaceId - 1) * statuses.length + 1;
}
