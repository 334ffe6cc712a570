// Finds the commands that a query means, and puts them in order. Pure but for the language.
import { formerNames } from '@app/contract/commands/former-names.rules.ts';
import { searchWords } from '@app/contract/commands/search-words.rules.ts';
import { type Indexed, indexOf, scoreOf, touches, wordsOf } from '#app/commands/rank-commands.ts';
import { type Command, type CommandGroup, commandGroups, type Step } from '#lib/command.ts';
import { currentLanguage } from '#lib/text.ts';

/** Commands of one group, as they are listed. */
export interface Listed {
  group: CommandGroup;
  commands: readonly Command[];
}

/** A command with the words by which it is found. */
interface FindableCommand {
  command: Command;
  index: Indexed;
  /** The words of a value, without those of the command that it belongs to. */
  own: Indexed | undefined;
}

/** How many rows of a group are listed for a query. */
const perGroup = 8;
/** How many recent rows are listed while nothing is typed. */
const recentsAtFirst = 5;
/** A value of a step comes after a command that matches as well. */
const valueWeight = 0.9;

/** Returns the commands and the values of their steps with their words. */
function findable(commands: readonly Command[]): FindableCommand[] {
  const former = formerNames[currentLanguage()];
  return commands.flatMap((command) => {
    const { id, label, words = '' } = command;
    const index = indexOf({ label, words: [searchWords[id], words, ...(former[id] ?? [])].join(' ') });
    // What can be done with a person is the same for everybody.
    const values = command.step && command.group !== 'people' ? command.step().commands : [];
    return [{ command, index, own: undefined }, ...values.map((value) => withValue(command, index, value))];
  });
}

/** Returns a value of a step as a command of the first page. */
function withValue({ id, group, label, icon }: Command, index: Indexed, value: Command): FindableCommand {
  const own = indexOf({ label: value.label, words: value.words });
  const command = {
    ...value,
    id: `${id} ${value.id}`,
    group,
    icon: value.icon ?? icon,
    label: `${label} › ${value.label}`,
  };
  return { command, index: { label: [...index.label, ...own.label], words: [...index.words, ...own.words] }, own };
}

/** Returns what a query finds: groups by their best command, in each the best first. */
function findCommands(all: readonly FindableCommand[], query: string): Listed[] {
  const words = wordsOf(query);
  const found = all.flatMap(({ command, index, own }) => {
    if (own && !touches(words, own)) return [];
    const score = scoreOf(words, index) * (own ? valueWeight : 1);
    return score > 0 ? [{ command, score }] : [];
  });
  found.sort((one, other) => other.score - one.score);
  const order = [...new Set(found.map(({ command }) => command.group))];
  return order.map((group) => ({
    group,
    commands: found
      .map(({ command }) => command)
      .filter((command) => command.group === group)
      .slice(0, perGroup),
  }));
}

/** Returns the commands while nothing is typed: by groups, people only when they are typed. */
function allCommands(commands: readonly Command[]): Listed[] {
  return commandGroups
    .filter((group) => group !== 'people')
    .map((group) => {
      const own = commands.filter((command) => command.group === group);
      return { group, commands: group === 'recent' ? own.slice(0, recentsAtFirst) : own };
    })
    .filter((listed) => listed.commands.length > 0);
}

/** Returns the first page for a query; `typedValues` are the values of the task that the query names. */
export function listCommands(commands: readonly Command[], typedValues: readonly Command[], query: string): Listed[] {
  const found = query === '' ? allCommands(commands) : findCommands(findable(commands), query);
  if (typedValues.length === 0) return found;
  const ids = new Set(typedValues.map(({ id }) => id));
  const others = found.map((listed) =>
    listed.group === 'task' ? { ...listed, commands: listed.commands.filter(({ id }) => !ids.has(id)) } : listed,
  );
  return [{ group: 'task', commands: typedValues }, ...others];
}

/** Returns the values of a step for a query. */
export function listStep({ commands, read }: Step, query: string): Listed[] {
  const group = commands[0]?.group ?? 'typed';
  const understood = query === '' ? undefined : read?.(query);
  const found = query === '' ? commands : findCommands(findable(commands), query).flatMap((listed) => listed.commands);
  const all = understood ? [understood, ...found] : found;
  return all.length > 0 ? [{ group, commands: all }] : [];
}
