// The assistant: understands a typed line without a model.
import {
  type Api,
  calendarDate,
  parseLanguage,
  preferredLanguage,
  statuses,
  timezones,
  toCalendarDate,
  zoneOf,
} from '@app/contract';
import { mayNamePeople, parseTask } from '@app/contract/assistant/parse-task.rules.ts';
import { namesFor } from '#assistant/assistant.sql.ts';
import type { Handlers } from '#endpoints/context.ts';

export const assistant: Handlers<Api['assistant']> = {
  async parse({ db, actor, body }) {
    const names = await namesFor(db, actor, mayNamePeople(body.text));
    const zone = zoneNamed(body.timezone ?? actor.timezone);
    const { assignees, ...parsed } = parseTask(body.text, {
      language: body.language ? (parseLanguage(body.language) ?? preferredLanguage([body.language])) : actor.language,
      dateFormat: actor.dateFormat,
      today: toCalendarDate(body.today ?? null, zone) ?? calendarDate(new Date(), zone),
      names: { ...names, columns: [...names.columns, ...statuses] },
    });
    return { ...parsed, assignees: assignees.map(({ name }) => name) };
  },
};

function zoneNamed(name: string): string {
  const known = timezones.find((timezone) => timezone === name);
  return known ? zoneOf(known) : name;
}
