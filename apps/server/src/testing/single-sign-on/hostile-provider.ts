// For tests: a provider of single sign-on that misbehaves as a test says: wrong issuer, audience, keys, clock, answers that never end.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface HostileProvider {
  issuer: string;
  clientId: string;
  secret: string;
  /** Changes the claims of the next ID tokens, and takes its userinfo endpoint away. */
  says(claims: Record<string, unknown>): void;
  /** Changes what it says of a person at its userinfo endpoint, which it has only with that; undefined for a failure. */
  saysLater(claims: Record<string, unknown> | undefined): void;
  /** Changes how it answers at a path. */
  answers(path: string, how: ((response: ServerResponse) => void) | undefined): void;
  /** Signs with another key from now on; `published` says whether its key is shown. */
  changeKeys(published: boolean): Promise<void>;
  /** Signs the next ID tokens with nothing, or with what is no key of its own: the secret of the client. */
  signsWith(what: 'key' | 'nothing' | 'secret'): void;
  /** Signs a token of any kind. */
  sign(claims: Record<string, unknown>, typ?: string): Promise<string>;
  /** Returns the address to which a browser is sent back. */
  visit(location: string): string;
  requests: string[];
  stop(): Promise<void>;
}

interface Key {
  kid: string;
  privateKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
  jwk: object;
}

async function newKey(): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = crypto.randomUUID();
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** Starts the provider. */
export async function aHostileProvider(): Promise<HostileProvider> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = 'tasklane';
  let key = await newKey();
  let shown = key;
  let claims: Record<string, unknown> = {};
  let nonce: string | undefined;
  let later: { claims: Record<string, unknown> | undefined } | undefined;
  let signing: 'key' | 'nothing' | 'secret' = 'key';
  const secret = 'a secret of the hostile provider';
  const hows = new Map<string, (response: ServerResponse) => void>();
  const requests: string[] = [];
  const json = (response: ServerResponse, body: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

  const sign = (payload: Record<string, unknown>, typ = 'JWT') =>
    new SignJWT(payload as never).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ }).sign(key.privateKey);

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: issuer, aud: clientId, sub: 'hostile', iat: now, exp: now + 300, nonce, ...claims };
    return signing === 'key' ? sign(payload) : weak(payload);
  }

  function weak(payload: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: signing === 'secret' ? 'HS256' : 'none', typ: 'JWT' })}.${part(payload)}`;
    return `${text}.${signing === 'secret' ? createHmac('sha256', secret).update(text).digest('base64url') : ''}`;
  }

  server.on('request', (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname;
    requests.push(path);
    const how = hows.get(path);
    if (how) return how(response);
    if (path === '/.well-known/openid-configuration')
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        ...(later && { userinfo_endpoint: `${issuer}/userinfo` }),
        end_session_endpoint: `${issuer}/logout`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: signing === 'key' ? ['RS256'] : ['RS256', 'HS256', 'none'],
      });
    if (path === '/userinfo' && later?.claims) return json(response, { sub: 'hostile', ...later.claims });
    if (path === '/jwks') return json(response, { keys: [shown.jwk] });
    if (path === '/token')
      return void idToken().then((token) =>
        json(response, { access_token: 'of no use', token_type: 'Bearer', expires_in: 300, id_token: token }),
      );
    response.statusCode = 404;
    return response.end();
  });

  return {
    issuer,
    clientId,
    secret,
    signsWith(what) {
      signing = what;
    },
    says(next) {
      claims = next;
      later = undefined;
    },
    saysLater(next) {
      later = { claims: next };
    },
    answers(path, how) {
      if (how) hows.set(path, how);
      else hows.delete(path);
    },
    async changeKeys(published) {
      key = await newKey();
      if (published) shown = key;
    },
    sign,
    visit(location) {
      const asked = new URL(location);
      nonce = asked.searchParams.get('nonce') ?? undefined;
      const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'of no use');
      back.searchParams.set('state', asked.searchParams.get('state') ?? '');
      return back.href;
    },
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
