// For tests: a browser with cookies of its own that signs in with a provider.
import type { Reply, TestApp } from '#testing/test-app.ts';

export const ownAddress = 'http://tasklane.test';

/** What a server needs for a provider on this machine. */
export const providerEnvironment = { PUBLIC_URL: ownAddress, OIDC_ALLOWED_HOSTS: '127.0.0.1' };

/** The settings of a provider as an administrator sends them. */
export function providerSettings(of: { issuer: string; clientId: string; secret: string }, change: object = {}) {
  return {
    id: 'company',
    name: 'Company login',
    issuer: of.issuer,
    clientId: of.clientId,
    secret: of.secret as string | null,
    scopes: 'openid profile email',
    enabled: true,
    createsPeople: true,
    defaultDepartmentId: null as number | null,
    departmentsClaim: '',
    departmentMap: [] as { value: string; departmentId: number }[],
    titleClaim: '',
    pictureClaim: '',
    adminClaim: '',
    adminValue: '',
    endsAtProvider: false,
    ...change,
  };
}

export interface TestBrowser {
  get(url: string): Promise<Reply>;
  /** The Cookie header. */
  cookie(): string;
  take(reply: Reply): Reply;
}

/** A browser that keeps the cookies of this server. */
export function aBrowser(app: TestApp): TestBrowser {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  function take(reply: Reply): Reply {
    for (const set of [reply.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(set)) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  }
  return {
    cookie,
    take,
    get: async (url) => take(await app.raw({ method: 'GET', url: url.replace(ownAddress, ''), headers: { cookie: cookie() } })),
  };
}

/** Begins a way to the provider, and returns where the browser is sent. */
export async function startAt(browser: TestBrowser, id = 'company', query = ''): Promise<string> {
  const reply = await browser.get(`/api/auth/oidc/${id}/start${query}`);
  return String(reply.headers['location']);
}
