// What an act of a part of a sentence says, before its task is known.
import type { Command } from '#command/command.rules.ts';

export type Fields = Partial<Omit<Command, 'kind'>> & Pick<Command, 'kind'>;

/** The doubt of an act without a verb. */
export const noVerb = 0.15;
