// The requests that a model may get outside of conversations, by the levels that administrators allow. Pure.
import type { AssistantLevel } from '#limits.ts';

/** What prepares a change needs the same level as proposing in a conversation. */
export type SuggestionNeed = 'ask' | 'propose';

/** Returns whether the allowed levels include what a suggestion needs; none do without a model. */
export function maySuggest(levels: readonly AssistantLevel[], need: SuggestionNeed): boolean {
  return need === 'ask' ? levels.length > 0 : levels.some((level) => level !== 'ask');
}
