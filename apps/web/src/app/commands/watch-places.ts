// Remembers the screens that a person opens, for the command menu.
import { rememberRecent } from '#lib/recents.ts';
import { screenTitle } from '#lib/screen-title.ts';

let person: number | undefined;

/** Remembers each screen from now on: it sets its title when it appears. */
export function watchPlaces(userId: number): void {
  if (person === undefined) screenTitle.subscribe(remember);
  person = userId;
  remember();
}

function remember(): void {
  const { pathname } = location;
  // Tasks are remembered with their titles when they are opened.
  if (person !== undefined && pathname !== '/' && !/^\/(task|auth)/.test(pathname)) rememberRecent(person, { path: pathname });
}
