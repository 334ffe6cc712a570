// What an entry of the directory says of a person. Pure: the same for a sign-in, a test and a synchronisation.

import type { DirectoryChoices } from '#directories/directory-choices.ts';
import type { FoundEntry } from '#directories/directory-client.ts';

/** Attributes that name an entry for ever, also when it is renamed or moved. Those of Active Directory are bytes. */
const idAttributes = ['objectGUID', 'entryUUID', 'ipaUniqueID', 'nsUniqueId', 'GUID'] as const;

/** Attributes that say whether somebody may sign in. */
const stateAttributes = [
  'userAccountControl',
  'accountExpires',
  'nsAccountLock',
  'loginDisabled',
  'pwdAccountLockedTime',
] as const;

type Names = Pick<DirectoryChoices, 'usernameAttributes' | 'nameAttribute' | 'emailAttribute' | 'titleAttribute'>;

/** Returns the names of a list with commas. */
export function attributeNames(listed: string): string[] {
  return listed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Returns the attributes that are asked of a person. */
export function askedAttributes({ usernameAttributes, nameAttribute, emailAttribute, titleAttribute }: Names): string[] {
  const named = [...attributeNames(usernameAttributes), nameAttribute, emailAttribute, titleAttribute].filter(Boolean);
  return [...new Set([...named, 'givenName', 'sn', 'uid', 'memberOf', ...idAttributes, ...stateAttributes])];
}

export interface DirectoryPerson {
  dn: string;
  /** Names the entry for ever; undefined if the directory does not tell it. */
  subject: string | undefined;
  /** Whether the directory lets them sign in. */
  isOpen: boolean;
  /** For groups that list their members by name, as posixGroup does. */
  uid: string | undefined;
  memberOf: string[];
  /** As a provider of single sign-on would say it, without groups. */
  claims: Readonly<Record<string, unknown>>;
}

/** Returns what an entry says. */
export function readEntry(
  entry: FoundEntry,
  names: Names & Pick<DirectoryChoices, 'confirmsEmails'>,
  now = new Date(),
): DirectoryPerson {
  const first = (attribute: string) => (attribute === '' ? undefined : textOf(entry.values(attribute)[0]));
  const [username = ''] = attributeNames(names.usernameAttributes);
  return {
    dn: entry.dn,
    subject: subjectOf(entry),
    isOpen: isOpen(entry, now),
    uid: first('uid') ?? first(username),
    memberOf: entry
      .values('memberOf')
      .map(textOf)
      .filter((dn) => dn !== undefined),
    claims: {
      email: first(names.emailAttribute),
      email_verified: names.confirmsEmails,
      name: first(names.nameAttribute),
      given_name: first('givenName'),
      family_name: first('sn'),
      preferred_username: first(username),
      title: first(names.titleAttribute),
    },
  };
}

function textOf(value: string | Buffer | undefined): string | undefined {
  const text = typeof value === 'string' ? value : value?.toString('utf8');
  return text === '' ? undefined : text;
}

/** Bytes become hexadecimal, since they are no text. */
function subjectOf(entry: FoundEntry): string | undefined {
  for (const name of idAttributes) {
    const [value, ...others] = entry.values(name);
    if (value === undefined || value.length === 0 || others.length > 0) continue;
    const text = typeof value === 'string' ? value.toLowerCase() : value.toString('hex');
    if (text.length <= 128) return `${name}:${text}`;
  }
  return undefined;
}

/** Returns the attribute and the value by which a subject is found again. */
export function idOf(subject: string): { attribute: string; value: string | Buffer } {
  const at = subject.indexOf(':');
  const attribute = subject.slice(0, at);
  const text = subject.slice(at + 1);
  return { attribute, value: /^(objectGUID|GUID)$/.test(attribute) ? Buffer.from(text, 'hex') : text };
}

/** The bit of `userAccountControl` that says that an account is disabled. */
const disabled = 2;
/** Times of Active Directory count tenths of microseconds from 1601; both of these mean never. */
const never = new Set(['0', '9223372036854775807']);
const from1601 = 11_644_473_600_000;

function isOpen(entry: FoundEntry, now: Date): boolean {
  const value = (name: string) => textOf(entry.values(name)[0]);
  const control = Number(value('userAccountControl') ?? 0);
  const expires = value('accountExpires') ?? '0';
  const isExpired =
    /^\d{1,19}$/.test(expires) && !never.has(expires) && Number(BigInt(expires) / 10_000n) - from1601 <= now.getTime();
  const isLocked = [value('nsAccountLock'), value('loginDisabled')].some((state) => state?.toUpperCase() === 'TRUE');
  // OpenLDAP locks an account for ever by this time; another one ends by itself.
  const isBarred = value('pwdAccountLockedTime') === '000001010000Z';
  return !((control & disabled) !== 0 || isExpired || isLocked || isBarred);
}

/** Returns a DN as it can be compared: in one case and without spaces around its signs. */
export function sameDn(dn: string): string {
  const parts = dn.toLowerCase().match(/(?:\\.|[^\\,=+])+|[,=+\\]/gs) ?? [];
  return parts.map(withoutSpaces).join('');
}

/** A space behind a backslash belongs to the value. */
function withoutSpaces(part: string): string {
  const text = part.trim();
  return text.endsWith('\\') && !part.endsWith('\\') ? `${text} ` : text;
}

/** Returns the value of the first part of a DN, which is the name of a group. */
export function nameOfDn(dn: string): string {
  const part = /^[^=]*=((?:\\.|[^,+\\])*)/s.exec(dn)?.[1] ?? dn;
  return part.replaceAll(/\\(?:([0-9a-f]{2})|(.))/gi, (_, hex?: string, sign?: string) =>
    hex === undefined ? (sign ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

export interface Group {
  dn: string;
  name: string;
}

/**
 * Returns the groups as values that the settings name: a group by its DN or its name as it is written there, in any case; others by
 * their name.
 */
export function groupValues(
  groups: readonly Group[],
  { departmentMap, adminGroup }: Pick<DirectoryChoices, 'departmentMap' | 'adminGroup'>,
) {
  const written = [...new Set([...departmentMap.map(({ value }) => value), ...(adminGroup === '' ? [] : [adminGroup])])];
  return [
    ...new Set(
      groups.flatMap(({ dn, name }) => {
        const meant = written.filter((value) => sameDn(value) === sameDn(dn) || value.toLowerCase() === name.toLowerCase());
        return meant.length > 0 ? meant : [name];
      }),
    ),
  ];
}
