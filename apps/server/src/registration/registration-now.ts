// Who may create an account now: what the environment sets, else what administrators have chosen, else what the database suggests.
import type { RegistrationState } from '@app/contract/registration/registration.contract.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { storedRegistration } from '#registration/registration.sql.ts';

export type RegistrationConfig = Pick<Config, 'registration' | 'isRegistrationSet'>;

/** Returns who may create an account, and who has decided it. All instances read the same row, so a choice holds at once. */
export async function registrationNow(db: Db, config: RegistrationConfig): Promise<RegistrationState> {
  const { registration, isRegistrationSet } = config;
  if (isRegistrationSet) return { mode: registration, fromEnvironment: true, isChosen: true };
  const stored = await storedRegistration(db);
  return { mode: stored ?? registration, fromEnvironment: false, isChosen: stored !== undefined };
}
