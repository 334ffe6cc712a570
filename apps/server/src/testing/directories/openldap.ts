// For tests: OpenLDAP's slapd with people and nested groups, on this machine and in a folder of its own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attribute, type Change, Client } from 'ldapts';
import { directorySettings } from '#testing/directories/directory-settings.ts';

interface Environment {
  mayInstall(): boolean;
  install(...names: string[]): boolean;
  printWarning(message: string): void;
  freePort(): Promise<number>;
}

// The scripts are outside of the server's sources.
const environment: Environment = await import(new URL('../../../../../scripts/environment.mjs', import.meta.url).href);
const { freePort, install, mayInstall, printWarning } = environment;
const program = '/usr/sbin/slapd';
const certificate = join(import.meta.dirname, '../mail-server.pem');
export const base = 'dc=example,dc=com';
const rootPassword = 'the root of the tests';
const servicePassword = 'the service of the tests';

/** Whether this machine has slapd; root on Debian installs it. */
export function hasOpenLdap(): boolean {
  if (existsSync(program)) return true;
  const isThere = mayInstall() && install('slapd') && existsSync(program);
  if (!isThere) printWarning('The tests of the directory with OpenLDAP are left out: install slapd.');
  return isThere;
}

export interface OpenLdap {
  /** `ldap://` and `ldaps://`, both on this machine. */
  url: string;
  secureUrl: string;
  add(dn: string, attributes: Record<string, string | string[]>): Promise<void>;
  remove(dn: string): Promise<void>;
  /** Replaces the values of one attribute. */
  set(dn: string, attribute: string, values: string[]): Promise<void>;
  rename(dn: string, rdn: string): Promise<void>;
  /** Stops and starts it, as an operator does. */
  stop(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

/** The settings of the screen for this directory. */
export function openLdapSettings({ url }: Pick<OpenLdap, 'url'>) {
  return {
    ...directorySettings,
    ...{ url, bindDn: `cn=service,${base}`, password: servicePassword, enabled: true, groupBaseDn: `ou=groups,${base}` },
    userFilter: '(objectClass=inetOrgPerson)',
    usernameAttributes: 'uid, mail',
  };
}

function configuration(folder: string): string {
  const schemas = ['core', 'cosine', 'inetorgperson', 'nis'].map((name) => `include /etc/ldap/schema/${name}.schema`);
  return [
    ...schemas,
    `pidfile ${folder}/pid`,
    'modulepath /usr/lib/ldap',
    'moduleload back_mdb',
    'moduleload memberof',
    `TLSCertificateFile ${certificate}`,
    `TLSCertificateKeyFile ${certificate}`,
    'disallow bind_anon',
    'database mdb',
    `suffix "${base}"`,
    `rootdn "cn=root,${base}"`,
    `rootpw "${rootPassword}"`,
    `directory ${folder}/data`,
    'overlay memberof',
    'access to attrs=userPassword by anonymous auth by * none',
    'access to * by users read by * none',
  ].join('\n');
}

/** Starts it with an account that searches and the places for people and groups. */
export async function openLdap(): Promise<OpenLdap> {
  const folder = await mkdtemp(join(tmpdir(), 'tasklane-slapd-'));
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'slapd.conf'), configuration(folder));
  const [port, securePort] = [await freePort(), await freePort()];
  const [url, secureUrl] = [`ldap://127.0.0.1:${port}`, `ldaps://localhost:${securePort}`];
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    running = spawn(program, ['-d', '0', '-h', `${url}/ ldaps://127.0.0.1:${securePort}/`, '-f', join(folder, 'slapd.conf')], {
      stdio: 'ignore',
    });
    while (!(await answers(port))) {
      if (running.exitCode !== null)
        throw new Error(spawnSync(program, ['-Tt', '-f', join(folder, 'slapd.conf')]).stderr.toString());
      await pause(20);
    }
  }
  async function stop(): Promise<void> {
    const ended = running && once(running, 'exit');
    running?.kill('SIGTERM');
    await ended;
    running = undefined;
  }
  async function asRoot(work: (client: Client, ldap: typeof import('ldapts')) => Promise<void>): Promise<void> {
    const client = new Client({ url });
    await client.bind(`cn=root,${base}`, rootPassword);
    await work(client, await import('ldapts'));
    await client.unbind();
  }

  const directory: OpenLdap = {
    ...{ url, secureUrl, start, stop },
    add: (dn, attributes) => asRoot((client) => client.add(dn, attributes)),
    remove: (dn) => asRoot((client) => client.del(dn)),
    set: (dn, type, values) =>
      asRoot((client, ldap) => {
        const modification: Attribute = new ldap.Attribute({ type, values });
        const change: Change = new ldap.Change({ operation: 'replace', modification });
        return client.modify(dn, change);
      }),
    rename: (dn, rdn) => asRoot((client) => client.modifyDN(dn, rdn)),
    async end() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await start();
  await directory.add(base, { objectClass: ['dcObject', 'organization'], o: 'Example', dc: 'example' });
  for (const ou of ['people', 'groups']) await directory.add(`ou=${ou},${base}`, { objectClass: 'organizationalUnit', ou });
  const service = { objectClass: ['organizationalRole', 'simpleSecurityObject'], cn: 'service', userPassword: servicePassword };
  await directory.add(`cn=service,${base}`, service);
  return directory;
}

/** Adds a person with the password `password of <uid>`, and returns the DN. */
export async function addPerson(
  { add }: Pick<OpenLdap, 'add'>,
  uid: string,
  more: Record<string, string | string[]> = {},
): Promise<string> {
  const dn = `uid=${uid},ou=people,${base}`;
  const name = `${uid[0]?.toUpperCase()}${uid.slice(1)} Directory`;
  const usual = { objectClass: 'inetOrgPerson', uid, cn: name, sn: 'Directory', mail: `${uid}@example.com` };
  await add(dn, { ...usual, userPassword: `password of ${uid}`, ...more });
  return dn;
}

/** Adds a group of these members, and returns its DN. */
export async function addGroup({ add }: Pick<OpenLdap, 'add'>, cn: string, members: string[]): Promise<string> {
  const dn = `cn=${cn},ou=groups,${base}`;
  await add(dn, { objectClass: 'groupOfNames', cn, member: members });
  return dn;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
