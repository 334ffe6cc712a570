// The state of each step of the set-up, from what is stored and configured.
import { product } from '@app/contract/limits.ts';
import type { Setup } from '@app/contract/setup/setup.contract.ts';
import { type SetupStepName, setupSteps } from '@app/contract/setup/setup.rules.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { hmacs } from '#endpoints/hmac.ts';
import { currentModel } from '#models/model-settings.ts';
import { registrationNow } from '#registration/registration-now.ts';
import { countSamples } from '#samples/samples.sql.ts';
import { type StoredSetup, setupFacts, storedMailProof, storedSetup, storeMailProof } from '#setup/setup.sql.ts';

/** Returns the set-up as this administrator sees it. */
export async function setupFor(db: Db, config: Config, userId: number): Promise<Setup> {
  return describe(db, config, userId, await storedSetup(db));
}

/** Whether the first screen of this administrator shows the card. Mostly one row says that it does not. */
export async function showsSetup(db: Db, config: Config, userId: number): Promise<boolean> {
  const stored = await storedSetup(db);
  return mayShow(stored, userId) && (await describe(db, config, userId, stored)).isShown;
}

/** Identifies the present mail server and its sender without telling their password; `storeMailProof` remembers that their test passed. */
export function mailProof(config: Config): string {
  return mailProofs(config)[0];
}

/** The proof under each key of the server, that first which `mailProof` returns. */
function mailProofs(config: Config): [string, ...string[]] {
  const { smtpUrl = '', sender } = config.mail;
  return hmacs(config, 'mail server proof', `${smtpUrl}\n${sender.address}`);
}

/** Stores a proof that a previous key has made anew with the one that writes now. */
export async function renewMailProof(config: Config, db: Db): Promise<void> {
  const [fresh, ...others] = mailProofs(config);
  if (others.includes((await storedMailProof(db)) ?? '')) await storeMailProof(db, fresh);
}

function mayShow({ isOffered, dismissedBy }: StoredSetup, userId: number): boolean {
  return isOffered && !dismissedBy.includes(userId);
}

async function describe(db: Db, config: Config, userId: number, stored: StoredSetup): Promise<Setup> {
  const { hasOwnDepartments, ...facts } = await setupFacts(db);
  const samples = await countSamples(db);
  const { mail, backupSchedule } = config;
  const registration = await registrationNow(db, config);
  const companyName = mail.companyName === product ? null : mail.companyName;
  const works = mail.smtpUrl !== undefined && mailProofs(config).includes((await storedMailProof(db)) ?? '');
  const known = {
    ...facts,
    companyName,
    address: mail.linkUrl ?? null,
    mail: works ? ('works' as const) : mail.smtpUrl === undefined ? ('none' as const) : ('untested' as const),
    registration: registration.mode,
    backupScheduled: backupSchedule !== undefined,
    model: (await currentModel(db, config))?.access.model ?? null,
    samplePeople: samples.people,
    sampleTasks: samples.tasks,
  };
  const isDone: Record<SetupStepName, boolean> = {
    company: companyName !== null && known.address !== null,
    mail: works,
    departments: hasOwnDepartments,
    people: facts.people + facts.invited > 0,
    signIn: registration.isChosen || registration.mode !== 'open',
    backup: known.backupScheduled || facts.backupAt !== null,
    assistant: known.model !== null,
    samples: samples.people + samples.tasks === 0,
  };
  const steps = setupSteps
    .filter((step) => step !== 'samples' || !isDone.samples)
    .map((step) => ({
      name: step,
      state: isDone[step] ? ('done' as const) : stored.later.includes(step) ? ('later' as const) : ('open' as const),
    }));
  return { ...known, steps, isShown: mayShow(stored, userId) && steps.some(({ state }) => state === 'open') };
}
