// Tests questions that say when they are to be answered, in four languages.
import type { Language } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { readSchedule } from '#question/read-schedule.rules.ts';

const read = (text: string, language: Language = 'english') => readSchedule(text, { language, today: '2026-11-30' });
const monday = 'FREQ=WEEKLY;BYDAY=MO';
const workdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';

describe('readSchedule', () => {
  it.each<[Language, string, string, number, string]>([
    ['english', 'every Monday at 8: what is late?', monday, 8, 'what is late?'],
    ['english', 'Every weekday at 7:30, what is due today?', workdays, 7, 'what is due today?'],
    ['english', 'what is blocking us? every Monday at 4pm', monday, 16, 'what is blocking us?'],
    ['english', 'every Monday at 12 am: what is late?', monday, 0, 'what is late?'],
    ['english', 'Send me every Monday: what is late?', monday, 8, 'what is late?'],
    ['english', 'every Monday and Thursday at 9 tell me what is late', 'FREQ=WEEKLY;BYDAY=MO,TH', 9, 'what is late'],
    ['english', 'on the first of every month at 10: what is late?', 'FREQ=MONTHLY;BYMONTHDAY=1', 10, 'what is late?'],
    ['german', 'jeden Montag um 8 Uhr: Was ist überfällig?', monday, 8, 'Was ist überfällig?'],
    ['german', 'Schick mir jeden Montag um 8: Was ist überfällig?', monday, 8, 'Was ist überfällig?'],
    ['german', 'Was ist überfällig? Jeden Freitag um 17 Uhr', 'FREQ=WEEKLY;BYDAY=FR', 17, 'Was ist überfällig?'],
    ['spanish', 'cada lunes a las 8: ¿qué está atrasado?', monday, 8, '¿qué está atrasado?'],
    ['spanish', 'todos los lunes a las 9, ¿qué está atrasado?', monday, 9, '¿qué está atrasado?'],
    ['french', 'chaque lundi à 8h : qu’est-ce qui est en retard ?', monday, 8, 'qu’est-ce qui est en retard ?'],
    ['french', 'tous les lundis à 8 heures, qu’est-ce qui est en retard ?', monday, 8, 'qu’est-ce qui est en retard ?'],
  ])('%s: %s', (language, text, repeat, hour, asked) => {
    expect(read(text, language)).toEqual({ repeat, hour, text: asked });
  });

  it.each([
    ['without a schedule', 'what is late?'],
    ['about what repeats', 'what is due every Monday?'],
    ['with nothing to ask', 'every Monday at 8'],
    ['with an end', 'every Monday until March 1: what is late?'],
    ['with an hour that no day has', 'every Monday at 25: what is late?'],
    ['with words behind the schedule at its end', 'what is late? every Monday at 8 in HR'],
    ['of several lines', 'every Monday at 8: what is late?\nand this'],
  ])('finds nothing in a text %s', (_, text) => {
    expect(read(text)).toBeUndefined();
  });
});
