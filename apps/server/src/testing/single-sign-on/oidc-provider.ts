// For tests: a real provider of single sign-on on this machine, which signs in whom a test says and asks nothing.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Interaction {
  uid: string;
}

interface RealProvider {
  callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  Grant: new (of: { accountId: string; clientId: string }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
  interactionFinished(
    request: IncomingMessage,
    response: ServerResponse,
    result: unknown,
    options: { mergeWithLastSubmission: boolean },
  ): Promise<void>;
}

/** Whom the provider signs in, and what it says of them. */
interface TestAccount {
  sub: string;
  claims: Record<string, unknown>;
}

export interface TestProvider {
  issuer: string;
  clientId: string;
  secret: string;
  /** The next browser that comes is this person. */
  signsIn(sub: string, claims?: Record<string, unknown>): void;
  /** Follows a browser from the address of the authorization to the address to which it is sent back. */
  visit(location: string): Promise<string>;
  stop(): Promise<void>;
}

const scopes = 'openid email profile';

/** Starts the provider with one client, whose browsers come back to this server. */
export async function aTestProvider(redirectUris: readonly string[], logoutUris: readonly string[] = []): Promise<TestProvider> {
  // @ts-expect-error the package has no types of its own
  const { default: Provider } = await import('oidc-provider');
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let account: TestAccount = { sub: 'ana', claims: {} };
  const known = new Map<string, TestAccount>();
  const client = { client_id: 'tasklane', client_secret: 'a secret of the test provider' };
  const provider: RealProvider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: logoutUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    cookies: { keys: ['of the test provider'] },
    features: { devInteractions: { enabled: false } },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'groups', 'title', 'picture', 'realm_access'],
    },
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: async (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...known.get(sub)?.claims }),
    }),
    interactions: { url: (_context: unknown, { uid }: Interaction) => `/login/${uid}` },
  });
  server.on('request', (request, response) => {
    const answer = async () => {
      if (!request.url?.startsWith('/login/')) return provider.callback()(request, response);
      known.set(account.sub, account);
      const grant = new provider.Grant({ accountId: account.sub, clientId: client.client_id });
      grant.addOIDCScope(scopes);
      const result = { login: { accountId: account.sub }, consent: { grantId: await grant.save() } };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    };
    void answer();
  });
  return {
    issuer,
    clientId: client.client_id,
    secret: client.client_secret,
    signsIn(sub, claims = {}) {
      account = { sub, claims };
    },
    visit: (location) => followBrowser(issuer, location),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Follows redirects within the provider with its cookies, as a browser does. */
async function followBrowser(issuer: string, location: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let at = location, steps = 0; steps < 10; steps++) {
    if (!at.startsWith(issuer)) return at;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const next = reply.headers.get('location');
    if (next === null) throw new Error(`the provider stopped with ${reply.status}: ${(await reply.text()).slice(0, 300)}`);
    at = new URL(next, at).href;
  }
  throw new Error('the provider leads in a circle');
}
