// The password of somebody whose account is linked with the directory: it is proved there, and cannot be changed here.
import type { DirectoryProblem } from '@app/contract/directories/directories.limits.ts';
import type { TextKey } from '@app/texts/catalogue.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { provePerson } from '#directories/ask-directory.ts';
import { isLinkedWithDirectory, subjectOfPerson } from '#directories/directory.sql.ts';
import { DirectoryFailure } from '#directories/directory-failure.ts';
import { enabledDirectory, type UsableDirectory } from '#directories/directory-settings.ts';
import { ApiError, conflictError, unauthenticatedError } from '#endpoints/errors.ts';
import { storedEnforcement } from '#identity-providers/identity-providers.sql.ts';
import { ProviderFailure } from '#identity-providers/provider-failure.ts';
import { asFailure } from '#identity-providers/return-from-provider.ts';

/** Returns the directory that has the person's password; undefined if this server has it. */
export async function directoryOfPerson(db: Db, config: Config, userId: number): Promise<UsableDirectory | undefined> {
  const directory = await enabledDirectory(db, config);
  return directory && (await isOfDirectory(db, userId)) ? directory : undefined;
}

/**
 * Whether the directory has the person's password, if it is switched on. The administrator for emergencies keeps the one here, for the
 * day on which the directory is gone.
 */
export async function isOfDirectory(db: Db, userId: number): Promise<boolean> {
  return (await isLinkedWithDirectory(db, userId)) && (await storedEnforcement(db)).emergencyUserId !== userId;
}

/** Throws 409 for somebody whose password is in the directory. */
export async function assertPasswordHere(db: Db, config: Config, userId: number): Promise<void> {
  if (await directoryOfPerson(db, config, userId)) throw conflictError('directories.passwordThere');
}

/** Returns whether that is the person's password in the directory; 503 if it does not answer. */
export async function isDirectoryPassword(
  db: Db,
  directory: UsableDirectory,
  userId: number,
  password: string,
): Promise<boolean> {
  const subject = await subjectOfPerson(db, userId);
  if (subject === undefined) return false;
  try {
    return (await provePerson(directory, { subject }, password, { withGroups: false }))?.isOpen === true;
  } catch (error) {
    throw directoryError(error);
  }
}

/** Problems of one person; all others are of the directory and told to nobody but administrators and the log. */
const refusals: Partial<Record<DirectoryProblem, TextKey>> = {
  no_email: 'directories.noEmail',
  known_address: 'directories.knownAddress',
  linked_elsewhere: 'directories.knownAddress',
  unknown_person: 'directories.unknownPerson',
  no_department: 'directories.noDepartment',
  no_room: 'errors.peopleFull',
};

/** Returns what ended a sign-in with the directory as an error that the page shows. */
export function directoryError(error: unknown): ApiError {
  if (error instanceof ApiError && !isOfPeople(error)) return error;
  const problem = problemOf(error);
  if (problem === 'inactive' || problem === 'disabled') return unauthenticatedError('user_inactive');
  const key = refusals[problem];
  const refused = key
    ? new ApiError(403, 'directory_refused', key)
    : new ApiError(503, 'directory_unavailable', 'directories.unavailable', {}, 30);
  refused.cause = error;
  return refused;
}

/** Whether an error says that an account cannot be made, and not that the server is busy. */
function isOfPeople(error: ApiError): boolean {
  return error.status === 409 || error.code === 'user_inactive';
}

/** Returns the problem of anything that ended a way through the directory. */
export function problemOf(error: unknown): DirectoryProblem {
  if (error instanceof DirectoryFailure) return error.problem;
  if (error instanceof ApiError && error.code === 'busy') return 'busy';
  const { problem } = error instanceof ProviderFailure ? error : asFailure(error);
  return problem in refusals || problem === 'inactive' ? (problem as DirectoryProblem) : 'unavailable';
}

/** Returns what was said of a failure, if anything. */
export function detailOf(error: unknown): string | null {
  if (error instanceof DirectoryFailure || error instanceof ProviderFailure) return error.detail ?? null;
  return null;
}
