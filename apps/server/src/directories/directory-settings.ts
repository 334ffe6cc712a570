// The directory that holds now: that of the environment, else that of administrators.
import { X509Certificate } from 'node:crypto';
import { departmentsByName } from '@app/contract/departments/former-names.rules.ts';
import type { Directory, DirectoryChange } from '@app/contract/directories/directories.contract.ts';
import { directoryProvider, syncMinutes } from '@app/contract/directories/directories.limits.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { allDepartments } from '#departments/departments.sql.ts';
import { newestRun, type StoredDirectory, storeDirectory, storedDirectory } from '#directories/directory.sql.ts';
import { isDirectoryAddress } from '#directories/directory-address.ts';
import type { DirectoryChoices } from '#directories/directory-choices.ts';
import { attributeNames } from '#directories/read-entry.ts';
import { conflictError, validationError } from '#endpoints/errors.ts';
import { decryptText, encryptText } from '#endpoints/secret-text.ts';
import { isLoopbackUrl } from '#environment/loopback.ts';
import { linkedCounts } from '#identity-providers/identities.sql.ts';
import type { Provider } from '#identity-providers/provider-settings.ts';

/** A directory with its password in plain text. */
export interface UsableDirectory extends DirectoryChoices {
  /** Undefined without one, and for one that cannot be read. */
  password: string | undefined;
  passwordUnreadable: boolean;
  allowsPlain: boolean;
  fromEnvironment: boolean;
}

/** Returns the directory that is set up; undefined without one. */
export async function directoryNow(db: Db, config: Config): Promise<UsableDirectory | undefined> {
  if (config.directory) return directoryOfEnvironment(db, config);
  const stored = await storedDirectory(db);
  if (!stored) return undefined;
  const { password, version: _, ...choices } = stored;
  const plain = password === null ? undefined : decryptText(config, password);
  return {
    ...choices,
    password: plain,
    passwordUnreadable: password !== null && plain === undefined,
    allowsPlain: config.directoryAllowsPlain,
    fromEnvironment: false,
  };
}

/** Returns the directory with which people may sign in at present. */
export async function enabledDirectory(db: Db, config: Config): Promise<UsableDirectory | undefined> {
  const directory = await directoryNow(db, config);
  return directory?.enabled ? directory : undefined;
}

async function directoryOfEnvironment(
  db: Db,
  { directory: given, directoryAllowsPlain }: Config,
): Promise<UsableDirectory | undefined> {
  if (!given) return undefined;
  const { departmentMap: named, defaultDepartment, password, ...choices } = given;
  const byName = departmentsByName(await allDepartments(db));
  const departmentMap = Object.entries(named).flatMap(([value, name]) => {
    const department = byName(name);
    return department ? [{ value, departmentId: department.id }] : [];
  });
  return {
    ...choices,
    departmentMap,
    defaultDepartmentId: (defaultDepartment === undefined ? undefined : byName(defaultDepartment))?.id ?? null,
    enabled: true,
    password,
    passwordUnreadable: false,
    allowsPlain: directoryAllowsPlain,
    fromEnvironment: true,
  };
}

/** What a new directory begins with; the screen has more of them for each kind. */
const defaults: StoredDirectory = {
  ...{ name: 'Directory', url: '', startTls: false, certificate: '', bindDn: '', baseDn: '', enabled: false },
  ...{
    userFilter: '(objectClass=person)',
    usernameAttributes: 'uid',
    nameAttribute: 'cn',
    emailAttribute: 'mail',
    titleAttribute: '',
  },
  ...{ groupBaseDn: '', groupFilter: '', departmentMap: [], adminGroup: '', createsPeople: true, defaultDepartmentId: null },
  ...{ confirmsEmails: true, syncMinutes: syncMinutes.default, password: null, version: 1 },
};

/** Returns the directory as administrators see it. */
export async function directoryForAdmin(db: Db, config: Config): Promise<Directory> {
  const [known, stored, run, people] = await Promise.all([
    directoryNow(db, config),
    storedDirectory(db),
    newestRun(db),
    linkedCounts(db),
  ]);
  const { password: _, version, ...choices } = stored ?? defaults;
  const shared = {
    isSet: known !== undefined,
    allowsPlain: config.directoryAllowsPlain,
    people: people.get(directoryProvider) ?? 0,
    run: run ?? null,
    version,
  };
  if (!known) return { ...choices, ...shared, hasPassword: false, passwordUnreadable: false, fromEnvironment: false };
  const { password, passwordUnreadable, fromEnvironment, ...settings } = known;
  return {
    ...settings,
    ...shared,
    hasPassword: password !== undefined || passwordUnreadable,
    passwordUnreadable,
    fromEnvironment,
  };
}

/** Throws 409 for a directory that only the operator can change. */
export function refuseEnvironment({ directory }: Config): void {
  if (directory) throw conflictError('directories.fromEnvironment');
}

/**
 * Stores the settings. A password is for one account of one directory: with another address or account it must be given again, so that
 * nobody sends it elsewhere. 409 if another version is stored than the one that was read.
 */
export async function changeDirectory(tx: Db, config: Config, change: DirectoryChange): Promise<Directory> {
  refuseEnvironment(config);
  const before = (await storedDirectory(tx)) ?? defaults;
  const { password: typed, version = before.version, ...given } = change;
  const next = await checked(tx, config, trimmed(given));
  const isSame = before.url === next.url && before.bindDn === next.bindDn && before.startTls === next.startTls;
  const kept = isSame && before.certificate === next.certificate && next.bindDn !== '' ? before.password : null;
  const password = typed === undefined ? kept : typed ? encryptText(config, typed) : null;
  if (next.bindDn !== '' && password === null)
    throw validationError([{ field: 'password', key: 'directories.passwordRequired' }]);
  if (!(await storeDirectory(tx, { ...next, password, version })))
    throw conflictError('directories.changed', await directoryForAdmin(tx, config));
  return directoryForAdmin(tx, config);
}

function trimmed(given: DirectoryChoices): DirectoryChoices {
  const texts = Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  const plain = Object.fromEntries(texts) as DirectoryChoices;
  return {
    ...plain,
    departmentMap: given.departmentMap.map(({ value, departmentId }) => ({ value: value.trim(), departmentId })),
  };
}

async function checked(tx: Db, config: Config, next: DirectoryChoices): Promise<DirectoryChoices> {
  const departmentIds = new Set((await allDepartments(tx)).map(({ id }) => id));
  const { url, startTls, certificate, baseDn, userFilter, groupFilter, departmentMap, defaultDepartmentId } = next;
  const { FilterParser } = await import('ldapts');
  const isFilter = (written: string) => {
    try {
      FilterParser.parseString(written);
      return true;
    } catch {
      return false;
    }
  };
  const names = (listed: string, most: number) => {
    const found = attributeNames(listed);
    return found.length > 0 && found.length <= most && found.every((name) => attributePattern.test(name));
  };
  const isPlain = isDirectoryAddress(url) && new URL(url).protocol === 'ldap:' && !startTls;
  const wrong = {
    url: !isDirectoryAddress(url)
      ? 'directories.urlInvalid'
      : isPlain && !config.directoryAllowsPlain && !isLoopbackUrl(new URL(url)) && 'directories.plainRefused',
    certificate: certificate !== '' && !isCertificate(certificate) && 'directories.certificateInvalid',
    baseDn: baseDn === '' && 'directories.baseRequired',
    userFilter: !isFilter(userFilter) && 'directories.filterInvalid',
    groupFilter: groupFilter !== '' && !isFilter(groupFilter) && 'directories.filterInvalid',
    usernameAttributes: !names(next.usernameAttributes, 5) && 'directories.attributeInvalid',
    nameAttribute: !names(next.nameAttribute, 1) && 'directories.attributeInvalid',
    emailAttribute: !names(next.emailAttribute, 1) && 'directories.attributeInvalid',
    titleAttribute: next.titleAttribute !== '' && !names(next.titleAttribute, 1) && 'directories.attributeInvalid',
    departmentMap: !departmentMap.every(({ departmentId }) => departmentIds.has(departmentId)) && 'auth.departmentMissing',
    defaultDepartmentId: defaultDepartmentId !== null && !departmentIds.has(defaultDepartmentId) && 'auth.departmentMissing',
  };
  const issues = Object.entries(wrong).flatMap(([field, key]) => (key === false ? [] : [{ field, key }]));
  if (issues.length > 0) throw validationError(issues);
  return next;
}

/** Names of attributes, and numbers for those without a name. */
const attributePattern = /^([a-z][a-z0-9-]*|\d+(\.\d+)+)$/i;

/** Whether that is one certificate or several, as PEM. */
function isCertificate(pem: string): boolean {
  const parts = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  try {
    return parts?.map((part) => new X509Certificate(part)) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the directory in the form of a provider of single sign-on: whose account opens is decided by the same rules. */
export function asProvider(directory: UsableDirectory): Provider {
  const { name, enabled, createsPeople, defaultDepartmentId, departmentMap, titleAttribute, adminGroup, fromEnvironment } =
    directory;
  return {
    ...{ id: directoryProvider, name, enabled, createsPeople, defaultDepartmentId, departmentMap, fromEnvironment },
    ...{ issuer: '', clientId: '', secret: undefined, hasSecret: false, version: 1, scopes: '' },
    departmentsClaim: 'groups',
    titleClaim: titleAttribute === '' ? '' : 'title',
    pictureClaim: '',
    adminClaim: adminGroup === '' ? '' : 'groups',
    adminValue: adminGroup,
    endsAtProvider: false,
    takesUnconfirmed: true,
  };
}
