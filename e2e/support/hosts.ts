// The servers of a worker: one that its tests share, and one for a file that requests its own.
import { lastingPort, newServer } from './server.ts';
import { type Host, newHost } from './team.ts';

/** Additional environment variables of a server. */
export type Environment = Record<string, string>;

export interface Hosts {
  /** The shared server of this worker. */
  shared(): Promise<Host>;
  /** The server of that file; removes the one of another file. */
  of(file: string, env: Environment): Promise<Host>;
  close(): Promise<void>;
}

export function newHosts(): Hosts {
  let common: Host | undefined;
  let own: (Host & { file: string }) | undefined;
  /** One port for all servers of files, so that their pages share a browser context and what it has cached. */
  let port: Promise<number> | undefined;
  const portOfOwn = () => (port ??= lastingPort());

  async function leave(host: Host | undefined): Promise<void> {
    await host?.admin.dispose();
    await host?.server.remove();
  }

  async function endOwn(): Promise<void> {
    const gone = own;
    own = undefined;
    await leave(gone);
  }

  return {
    async shared() {
      await endOwn();
      common ??= await newHost(await newServer());
      return common;
    },
    async of(file, env) {
      if (own?.file === file) return own;
      await endOwn();
      own = { ...(await newHost(await newServer(env, await portOfOwn()))), file };
      return own;
    },
    async close() {
      await endOwn();
      await leave(common);
    },
  };
}
