// What a restore tells the operator about people who have again what they had lost, and the question whether their sign-in ends.
import type { RestoredBackup } from '#backups/restore-backup.ts';
import type { ReturningPerson } from '#backups/returning-people.ts';
import { commandText } from '#commands/commands.text.ts';
import type { Terminal } from '#commands/terminal.ts';

type People = RestoredBackup['returning'];

/** Returns whether their sign-in is to end: as the flag says, or as somebody at a terminal answers. */
export async function wantsEnd(people: People, isFlagged: boolean, terminal: Terminal): Promise<boolean> {
  if (isFlagged || !people || people.length === 0 || !terminal.ask) return isFlagged;
  terminal.clear();
  for (const line of listOf(people)) terminal.warn(line);
  return terminal.ask(commandText.askEndSignIns(people.length));
}

/** What the restore says at its end. */
export function linesAboutPeople({
  returning,
  ended,
  createdAt,
}: Pick<RestoredBackup, 'returning' | 'ended'> & { createdAt: string }): string[] {
  const result = ended > 0 ? [commandText.signInsEnded(ended)] : [];
  if (!returning) return ended > 0 ? result : [commandText.notCompared(createdAt)];
  if (returning.length === 0) return [];
  return [...listOf(returning), ...(ended > 0 ? result : [commandText.signInsStay])];
}

function listOf(people: readonly ReturningPerson[]): string[] {
  return [commandText.returning(people.length), ...people.map(lineOf)];
}

function lineOf({ username, reasons, rights }: ReturningPerson): string {
  const words = reasons.filter((reason) => reason !== 'rights').map((reason) => commandText.returningReasons[reason]);
  return commandText.returningPerson(username, rights.length > 0 ? [...words, commandText.returningRights(rights)] : words);
}
