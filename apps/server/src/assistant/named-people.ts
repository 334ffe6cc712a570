// The people whom a command names. A name that fits several people is a question, never a guess.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import type { NamedPerson } from '@app/language/command/command.rules.ts';
import { choice, impossible } from '#assistant/answers.ts';
import type { AskedCommand } from '#assistant/assistant-context.ts';
import type { Principal } from '#endpoints/principal.ts';

export interface Assignee {
  id: number | null;
  name: string;
}

/** Returns the people of an assignment or of its contrary, or whom a comment tells something, in their order; none if it names nobody. */
export function peopleNamed(actor: Principal, { command, understanding, sentence }: AskedCommand): Assignee[] | Answer {
  const { kind, me, people, personRange, also, text } = command;
  if (kind !== 'assign' && kind !== 'unassign' && kind !== 'comment') return [];
  if (kind !== 'assign' && !me && people === undefined) return [];
  const { start = 0, end = 0 } = personRange ?? {};
  const named: NamedPerson[] = [{ me, people: people ?? [], range: { start, end } }, ...also];
  const found: Assignee[] = [];
  for (const each of named) {
    const one = personOf(actor, each, sentence, understanding.answers, text ?? '');
    if ('kind' in one) return one;
    if (!found.some(({ id }) => id === one.id)) found.push(one);
  }
  return found;
}

function personOf(
  actor: Principal,
  { me, people, range: { start, end } }: NamedPerson,
  sentence: string,
  answers: AskedCommand['understanding']['answers'],
  unknown: string,
): Assignee | Answer {
  if (me) return { id: actor.id, name: actor.fullName };
  const [person, ...others] = people;
  if (!person) return impossible(answers.noPerson(unknown));
  if (others.length === 0) return person;
  return choice(
    answers.whichPerson(sentence.slice(start, end)),
    [person, ...others].slice(0, assistantLimits.choices).map(({ id, name }) => ({
      label: name,
      text: `${sentence.slice(0, start)}@#${id}${sentence.slice(end)}`,
    })),
    others.length + 1,
  );
}
