// 'Every Monday at 8: what is late?': a question with the schedule on which it is to be answered.

import { assistantLimits, type Language } from '@app/contract/limits.ts';
import { scheduledLimits } from '@app/contract/scheduled-questions/scheduled-questions.limits.ts';
import { isSchedule } from '@app/contract/scheduled-questions/scheduled-questions.rules.ts';
import { parseTask } from '#line/parse-task.rules.ts';

export interface AskedSchedule {
  /** RRULE text. */
  repeat: string;
  hour: number;
  /** The question without its schedule. */
  text: string;
}

interface Options {
  language: Language;
  today: string;
}

/**
 * The hour of a day in the four languages: 'at 8', '8:30', '8am', 'um 8 Uhr', 'a las 8', 'à 8h'. What is smaller than an hour is
 * left out.
 */
const hourOfDay =
  /^[\s,]*(?:(?:at|um|gegen|a las?|à|@)\s*)?(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|uhr|h|heures?|horas?|o['’]clock)?(?![\p{L}\p{N}])/iu;
const saysHour =
  /^[\s,]*(?:(?:at|um|gegen|a las?|à|@)\s*\d|\d{1,2}(?:[:.h]\d{2}|\s*(?:am|pm|a\.m\.|p\.m\.|uhr|h|heures?|horas?|o['’]clock)(?!\p{L})))/iu;
/** The words around a schedule that only ask for it. */
const asking =
  /^(?:please|pls|bitte|por favor|s['’]il (?:te|vous) pla[iî]t)?[\s,]*(?:(?:and |then )?(?:send|tell|show|mail|e-?mail|give) me|(?:sag|sage|sagen sie|schick|schicke|schicken sie|zeig|zeige|zeigen sie|sende|senden sie) mir|(?:envíame|enviame|dime|muéstrame|muestrame|mándame|mandame)|(?:envoie|envoyez|dis|dites|montre|montrez)-moi)?[\s,:]*/iu;

/** Returns the question and its schedule; undefined if a text does not begin or end with one, clearly apart from the question. */
export function readSchedule(text: string, { language, today }: Options): AskedSchedule | undefined {
  const line = text.trim();
  if (line.includes('\n') || line.length > assistantLimits.question) return undefined;
  const { repeat, spans } = parseTask(line, { language, today });
  const span = spans.find(({ kind }) => kind === 'repeat');
  if (repeat === null || !span || !isSchedule(repeat)) return undefined;
  const before = line.slice(0, span.start);
  const behind = line.slice(span.end);
  const time = saysHour.test(behind) ? hourOfDay.exec(behind) : null;
  const hour = time ? hourFrom(time) : scheduledLimits.hour;
  if (hour === undefined) return undefined;
  const rest = behind.slice(time?.[0].length ?? 0);
  const first = before.replace(asking, '').trim() === '';
  const question = first ? rest : before;
  // Without an hour a mark must stand between: 'what is due every Monday?' is a question of its own.
  const isApart = first ? time !== null || /^\s*[:,–-]/.test(rest) : /[?:,–-]\s*$/.test(before) || time !== null;
  if (!isApart || (!first && rest.replace(/[\s.!?]/g, '') !== '')) return undefined;
  const asked = question
    .replace(/^[\s:,–-]+/, '')
    .replace(first ? asking : '', '')
    .replace(/(?<![\s:,–-])[\s:,–-]+$/, '');
  return asked === '' || asked.length > scheduledLimits.text ? undefined : { repeat, hour, text: asked };
}

function hourFrom([, digits = '', , mark = '']: RegExpExecArray): number | undefined {
  const hour = Number(digits);
  const half = mark.replaceAll('.', '').toLowerCase();
  const isHalf = half === 'am' || half === 'pm';
  if (hour > (isHalf ? 12 : 23) || (isHalf && hour === 0)) return undefined;
  return isHalf ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
}
