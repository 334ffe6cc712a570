// The directory as the environment sets it.
import { directoryLimits, syncMinutes } from '@app/contract/directories/directories.limits.ts';
import * as z from 'zod/mini';
import { configText } from '#config.text.ts';
import { isDirectoryAddress } from '#directories/directory-address.ts';
import { isLoopbackUrl } from '#environment/loopback.ts';
import { departmentMap, type Variables as Environment, flag, isOn } from '#environment/variables.ts';

/** The directory of the environment; departments are named. */
export interface EnvironmentDirectory {
  name: string;
  url: string;
  startTls: boolean;
  certificate: string;
  bindDn: string;
  password: string | undefined;
  baseDn: string;
  userFilter: string;
  usernameAttributes: string;
  nameAttribute: string;
  emailAttribute: string;
  titleAttribute: string;
  groupBaseDn: string;
  groupFilter: string;
  departmentMap: Readonly<Record<string, string>>;
  adminGroup: string;
  defaultDepartment: string | undefined;
  createsPeople: boolean;
  confirmsEmails: boolean;
  syncMinutes: number;
}

const { min, max, default: usual } = syncMinutes;

function text(name: string, most: number) {
  return z.string().check(z.maxLength(most, configText.tooLong(name)));
}

const isMinutes = (value: string) =>
  /^\d+$/.test(value) && (Number(value) === 0 || (Number(value) >= min && Number(value) <= max));

/** The variables of the directory. */
export const directoryVariables = {
  LDAP_URL: z.optional(z.string().check(z.refine(isDirectoryAddress, configText.notLdapUrl))),
  LDAP_DISPLAY_NAME: z._default(text('LDAP_DISPLAY_NAME', directoryLimits.name), 'Directory'),
  LDAP_START_TLS: z._default(flag('LDAP_START_TLS'), false),
  LDAP_CA: z._default(text('LDAP_CA', directoryLimits.certificate), ''),
  LDAP_ALLOW_PLAIN: z._default(flag('LDAP_ALLOW_PLAIN'), false),
  LDAP_BIND_DN: z._default(text('LDAP_BIND_DN', directoryLimits.dn), ''),
  LDAP_BIND_PASSWORD: z.optional(z.string()),
  LDAP_BASE_DN: z.optional(text('LDAP_BASE_DN', directoryLimits.dn)),
  LDAP_USER_FILTER: z._default(text('LDAP_USER_FILTER', directoryLimits.filter), '(objectClass=person)'),
  LDAP_USERNAME_ATTRIBUTE: z._default(text('LDAP_USERNAME_ATTRIBUTE', directoryLimits.attribute), 'uid'),
  LDAP_NAME_ATTRIBUTE: z._default(text('LDAP_NAME_ATTRIBUTE', directoryLimits.attribute), 'cn'),
  LDAP_EMAIL_ATTRIBUTE: z._default(text('LDAP_EMAIL_ATTRIBUTE', directoryLimits.attribute), 'mail'),
  LDAP_TITLE_ATTRIBUTE: z._default(text('LDAP_TITLE_ATTRIBUTE', directoryLimits.attribute), ''),
  LDAP_GROUP_BASE_DN: z._default(text('LDAP_GROUP_BASE_DN', directoryLimits.dn), ''),
  LDAP_GROUP_FILTER: z._default(text('LDAP_GROUP_FILTER', directoryLimits.filter), ''),
  LDAP_DEPARTMENT_MAP: z._default(departmentMap(configText.notLdapDepartmentMap), {}),
  LDAP_ADMIN_GROUP: z._default(text('LDAP_ADMIN_GROUP', directoryLimits.value), ''),
  LDAP_DEFAULT_DEPARTMENT: z.optional(z.string()),
  LDAP_AUTO_REGISTER: z._default(flag('LDAP_AUTO_REGISTER'), true),
  LDAP_CONFIRMS_EMAILS: z._default(flag('LDAP_CONFIRMS_EMAILS'), true),
  LDAP_SYNC_MINUTES: z._default(
    z.pipe(z.string().check(z.refine(isMinutes, configText.notSyncMinutes(min, max))), z.transform(Number)),
    usual,
  ),
};

const Variables = z.object(directoryVariables);

/** Returns the directory of the environment; undefined without one. */
export function directoryOf(values: z.output<typeof Variables>): EnvironmentDirectory | undefined {
  const { LDAP_URL: url, LDAP_BASE_DN: baseDn } = values;
  if (url === undefined || baseDn === undefined) return undefined;
  return {
    ...{ url, baseDn, departmentMap: values.LDAP_DEPARTMENT_MAP },
    name: values.LDAP_DISPLAY_NAME,
    startTls: values.LDAP_START_TLS,
    certificate: values.LDAP_CA,
    bindDn: values.LDAP_BIND_DN,
    password: values.LDAP_BIND_PASSWORD,
    userFilter: values.LDAP_USER_FILTER,
    usernameAttributes: values.LDAP_USERNAME_ATTRIBUTE,
    nameAttribute: values.LDAP_NAME_ATTRIBUTE,
    emailAttribute: values.LDAP_EMAIL_ATTRIBUTE,
    titleAttribute: values.LDAP_TITLE_ATTRIBUTE,
    groupBaseDn: values.LDAP_GROUP_BASE_DN,
    groupFilter: values.LDAP_GROUP_FILTER,
    adminGroup: values.LDAP_ADMIN_GROUP,
    defaultDepartment: values.LDAP_DEFAULT_DEPARTMENT,
    createsPeople: values.LDAP_AUTO_REGISTER,
    confirmsEmails: values.LDAP_CONFIRMS_EMAILS,
    syncMinutes: values.LDAP_SYNC_MINUTES,
  };
}

/** Returns what does not fit together. */
export function directoryProblemsOf(env: Environment): string[] {
  const { LDAP_URL: url, LDAP_BASE_DN, LDAP_BIND_DN, LDAP_BIND_PASSWORD, LDAP_START_TLS, LDAP_ALLOW_PLAIN } = env;
  const isIncomplete =
    (url === undefined) !== (LDAP_BASE_DN === undefined) || (LDAP_BIND_DN === undefined) !== (LDAP_BIND_PASSWORD === undefined);
  const parsed = url === undefined ? null : URL.parse(url);
  const isPlain = parsed?.protocol === 'ldap:' && !isOn(LDAP_START_TLS) && !isOn(LDAP_ALLOW_PLAIN);
  return [
    ...(isIncomplete ? [configText.ldapIncomplete] : []),
    ...(isPlain && !isLoopbackUrl(parsed) ? [configText.ldapPlain] : []),
  ];
}
