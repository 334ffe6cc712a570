// Talks LDAP with the directory. The library is loaded with the first use, so that a server without a directory never has it.
import { directoryPeople, directoryTiming } from '@app/contract/directories/directories.limits.ts';
import type { Client, Entry, Filter, SearchOptions } from 'ldapts';
import { DirectoryFailure, failureOfNetwork } from '#directories/directory-failure.ts';
import { connectSocket, type SocketTarget } from '#directories/directory-socket.ts';
import { framed } from '#directories/ldap-frames.ts';

type Ldap = typeof import('ldapts');

/** An entry by the names of its attributes in lower case, without options such as `;binary`. */
export interface FoundEntry {
  dn: string;
  values(attribute: string): readonly (string | Buffer)[];
}

interface Search {
  filter: Filter;
  attributes: string[];
  scope?: 'base' | 'sub';
  /** More than that are not answered; what is found then is not all. */
  most?: number;
}

export interface DirectoryConnection {
  ldap: Ldap;
  /** Proves a password; returns what the directory said if it refused. */
  bind(dn: string, password: string): Promise<string | undefined>;
  search(base: string, search: Search): Promise<FoundEntry[]>;
  /** Gives everybody, some at a time; throws if that is not all. */
  pages(base: string, search: Omit<Search, 'most'>): AsyncGenerator<FoundEntry[]>;
}

/** Attributes that are bytes and no text. */
const binary = ['objectGUID', 'objectguid', 'GUID', 'guid'];

/** Connects, lets work be done, and always closes the connection; throws a `DirectoryFailure` for what the network does. */
export async function withDirectory<T>(
  target: SocketTarget,
  { time, bytes }: { time: number; bytes: number },
  work: (connection: DirectoryConnection) => Promise<T>,
): Promise<T> {
  const ldap = await import('ldapts');
  const signal = AbortSignal.timeout(time);
  const socket = await connectSocket(target, signal);
  let ended: DirectoryFailure | undefined;
  const stream = framed(socket, {
    bytes,
    ended(failure) {
      ended ??= failure;
    },
  });
  signal.addEventListener('abort', () => {
    ended ??= new DirectoryFailure('slow');
    stream.destroy();
  });
  let isTaken = false;
  const client = new ldap.Client({
    // The socket is connected and encrypted already; the address is only a form.
    url: 'ldap://directory',
    timeout: directoryTiming.answer,
    createConnection: (() => {
      // A second connection would be neither encrypted nor signed in.
      if (isTaken) throw new DirectoryFailure('unreachable', 'the connection was closed');
      isTaken = true;
      return stream;
    }) as unknown as typeof import('node:net').connect,
  });
  try {
    return await work(connectionOf(ldap, client));
  } catch (error) {
    throw ended ?? asFailure(error);
  } finally {
    // Nobody answers an unbind, and a dead directory must not be waited for.
    void client.unbind().catch(() => {});
    stream.destroy();
  }
}

function connectionOf(ldap: Ldap, client: Client): DirectoryConnection {
  const optionsOf = ({ filter, attributes, scope = 'sub', most }: Search): SearchOptions => ({
    ...{ filter, scope, attributes, explicitBufferAttributes: binary, derefAliases: 'never' },
    timeLimit: Math.ceil(directoryTiming.answer / 1000),
    ...(most !== undefined && { sizeLimit: most }),
  });
  return {
    ldap,
    async bind(dn, password) {
      // Without a password a directory takes anybody for somebody unknown and says that all is well.
      if (password === '') throw new DirectoryFailure('password_missing');
      // The library takes such a name for a way to sign in.
      if (!dn.includes('=') && !dn.includes('@') && !dn.includes('\\')) throw new DirectoryFailure('bind_refused', dn);
      try {
        await client.bind(dn, password);
        return undefined;
      } catch (error) {
        if (error instanceof Error && refusals.has(codeOf(error) ?? 0)) return saidBy(error);
        throw error;
      }
    },
    async search(base, search) {
      const { searchEntries } = await client.search(base, optionsOf(search));
      return searchEntries.map(entryOf);
    },
    async *pages(base, search) {
      const options = { ...optionsOf(search), paged: { pageSize: directoryPeople.page } };
      for await (const { searchEntries } of client.searchPaginated(base, options)) yield searchEntries.map(entryOf);
    },
  };
}

function entryOf({ dn, ...entry }: Entry): FoundEntry {
  const found = new Map<string, (string | Buffer)[]>();
  for (const [name, value] of Object.entries(entry)) {
    const key = (name.split(';')[0] ?? name).toLowerCase();
    found.set(key, [...(found.get(key) ?? []), ...(Array.isArray(value) ? value : [value])]);
  }
  return { dn: String(dn), values: (attribute) => found.get(attribute.toLowerCase()) ?? [] };
}

/** Codes of a bind: constraint violation (too many tries), inappropriate authentication, wrong credentials, unwilling (inactive). */
const refusals: ReadonlySet<number> = new Set([19, 48, 49, 53]);

/** Returns an error of the library as a failure; one of this program stays as it is. */
function asFailure(error: unknown): unknown {
  if (error instanceof DirectoryFailure) return error;
  const code = codeOf(error);
  const said = saidBy(error);
  const failure = (problem: DirectoryFailure['problem']) => new DirectoryFailure(problem, said, { cause: error });
  if (code === undefined)
    return /timed out|timeout/i.test(said) ? failure('slow') : isOfNetwork(error) ? failureOfNetwork(error) : error;
  if (code === 32 || code === 34) return failure('base_missing');
  if (code === 10) return failure('referral');
  if (code === 3 || code === 4 || code === 11) return failure('too_much');
  if (code === 51 || code === 52) return failure('unreachable');
  if (code === 8 || code === 13) return failure('no_tls');
  if (code === 1 || code === 49 || code === 50 || code === 53) return failure('bind_refused');
  return failure('search_refused');
}

/** Returns what the directory said, which may be no more than a code. */
function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const named = error.constructor.name.replace(/Error$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return codeOf(error) === undefined ? error.message : `${named}: ${error.message}`;
}

function isOfNetwork(error: unknown): boolean {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  return typeof code === 'string' || /socket|connection/i.test(message);
}

/** Returns the result code of LDAP, if the directory said one. */
function codeOf(error: unknown): number | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'number' ? code : undefined;
}
