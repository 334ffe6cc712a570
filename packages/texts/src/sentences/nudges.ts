// The reasons of nudges in every language, each one sentence.
import type { Language } from '@app/contract/limits.ts';
import { nudgesText as english, type NudgesText } from '#english/assistant/nudges.ts';
import { nudgesText as french } from '#french/assistant/nudges.ts';
import { nudgesText as german } from '#german/assistant/nudges.ts';
import { nudgesText as spanish } from '#spanish/assistant/nudges.ts';

export const nudgesTexts: Record<Language, NudgesText> = { english, spanish, french, german };

interface Rest {
  days: number;
  usual: number | null;
}

/** Says for how long a task of the person rests. */
export function restsText({ days, usual }: Rest, language: Language): string {
  const text = nudgesTexts[language];
  return `${text.rests(days)}${usualText(usual, text)}.`;
}

/** Says for how long a task of somebody rests; `name` is null where nobody active has it. */
export function restsOfText(name: string | null, { days, usual }: Rest, language: Language): string {
  const text = nudgesTexts[language];
  return `${name === null ? text.restsNobody(days) : text.restsOf(name, days)}${usualText(usual, text)}.`;
}

function usualText(usual: number | null, text: NudgesText): string {
  return usual === null ? '' : ` ${text.usual(usual)}`;
}

/** Says which task waits, who has the one it waits for, and how many days that one is late. */
export function waitsText(title: string, name: string | null, late: number, language: Language): string {
  const text = nudgesTexts[language];
  const waits = name === null ? text.waitsNobody(title) : text.waits(title, name);
  return `${waits}${late > 0 ? `, ${text.late(late)}` : ''}.`;
}

/** Says how much the reader, or somebody who is named beside it, has to do, and what is usual. */
export function loadText(
  isReader: boolean,
  { due, late, usual }: { due: number; late: number; usual: number },
  language: Language,
): string {
  const text = nudgesTexts[language];
  const load = isReader ? text.load(due) : text.loadOf(due);
  const others = usual === 0 ? text.hardlyAny : text.others(usual);
  return `${load}${late > 0 ? `, ${text.ofThem(late)}` : ''}${language === 'french' ? '\u202f' : ''}; ${others}.`;
}

/** Says when a task that nobody has is due; `days` are negative if it was. */
export function unownedText(days: number, language: Language): string {
  const text = nudgesTexts[language];
  if (days < 0) return `${text.unownedLate(-days)}.`;
  return `${days === 0 ? text.unownedToday : days === 1 ? text.unownedTomorrow : text.unownedSoon(days)}.`;
}
