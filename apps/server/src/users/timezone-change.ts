// Which columns a new timezone changes.

import { followsBrowser } from '@app/contract/dates/zones.rules.ts';
import type { Timezone } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { assertValid } from '#endpoints/errors.ts';
import { isDatabaseZone } from '#users/timezones.sql.ts';

/** Returns the columns of a timezone; 400 for a zone that the database does not know, as queries could not use it. */
export async function timezoneChange(db: Db, timezone: Timezone): Promise<{ timezone?: Timezone; browserZone: Timezone | null }> {
  if (!followsBrowser(timezone)) return { timezone, browserZone: null };
  assertValid(await isDatabaseZone(db, timezone), 'timezone', 'errors.invalid');
  return { browserZone: timezone };
}
