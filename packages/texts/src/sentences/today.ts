// The texts of what should be done first in every language, and the sentences made of them.

import type { Language } from '@app/contract/limits.ts';
import { isPriority } from '@app/contract/tasks/tasks.rules.ts';
import type { TodayReason } from '@app/contract/today/today.contract.ts';
import { todayText as english, type TodayText } from '#english/assistant/today.ts';
import { todayText as french } from '#french/assistant/today.ts';
import { todayText as german } from '#german/assistant/today.ts';
import { todayText as spanish } from '#spanish/assistant/today.ts';

export const todayTexts: Record<Language, TodayText> = { english, spanish, french, german };

/** Returns reasons as words, separated by commas. */
export function reasonsText(reasons: readonly TodayReason[], language: Language): string {
  return reasons.map((reason) => reasonText(reason, language)).join(', ');
}

function reasonText({ name, count = 0, names = [] }: TodayReason, language: Language): string {
  const { reasons } = todayTexts[language];
  switch (name) {
    case 'late':
      return reasons.late(count);
    case 'dueSoon':
      return count === 1 ? reasons.dueTomorrow : reasons.dueSoon(count);
    case 'priority': {
      const [priority = ''] = names;
      return isPriority(priority) ? reasons.priority[priority] : priority;
    }
    case 'blocks':
      return names.length === 0 ? reasons.blocks(count) : reasons.blocksOf(count, listText(names, language));
    default:
      return reasons[name];
  }
}

/** Returns what a blocked task waits for. */
export function blockedText(titles: readonly string[], hasHidden: boolean, language: Language): string {
  const text = todayTexts[language];
  if (titles.length === 0) return text.blockedHidden;
  const named = titles.map((title) => text.quoted(title));
  return text.blockedBy(listText(hasHidden ? [...named, text.andHidden] : named, language));
}

/** Returns a list with its last part behind 'and'. */
export function listText(parts: readonly string[], language: Language): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : todayTexts[language].and(parts.slice(0, -1).join(', '), last);
}
