// Tells the server where the browser is, for days, weeks and 8:00 of the person.
import * as api from '@app/contract/api.ts';
import { followsBrowser } from '@app/contract/dates/zones.rules.ts';
import type { SettingsChange, User } from '@app/contract/users/users.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { cacheSettings } from '#features/users/own-account.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { browserRegion, browserTimezone } from '#lib/browser-place.ts';
import { call } from '#lib/call.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';

/** Reports zone and region after the first paint if the server knows others; what fails is tried again with the next page. */
export function ReportBrowser() {
  const user = useCurrentUser();
  const client = useQueryClient();
  useAfterFirstPaint(() => {
    const body = unreported(user);
    if (Object.keys(body).length === 0) return;
    call(api.users.updateSettings, { body })
      .then((saved) => cacheSettings(client, saved))
      .catch(() => undefined);
  }, 'soon');
  return null;
}

function unreported({ timezone, language, region: storedRegion }: User): SettingsChange {
  const zone = browserTimezone();
  const region = browserRegion(language);
  return {
    ...(followsBrowser(timezone) && timezone !== zone && { browserTimezone: zone }),
    ...(region !== undefined && region !== storedRegion && { region }),
  };
}
