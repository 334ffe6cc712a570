// A provider of single sign-on whose sign-in is one button, for tests that walk the whole way in a browser.
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SignOnProvider {
  issuer: string;
  clientId: string;
  secret: string;
  close(): void;
}

interface Asked {
  redirect: string;
  nonce: string;
  challenge: string;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts it; whoever presses the button is the person of these claims. */
export async function signOnProvider(claims: Record<string, unknown>): Promise<SignOnProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const clientId = 'tasklane';
  const secret = 'a secret of the provider';
  const codes = new Map<string, Asked>();
  let issuer = '';

  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: issuer, aud: clientId, sub: 'ana', iat: now, exp: now + 300, nonce, ...claims };
    const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part(payload)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  }

  function authorize({ searchParams }: URL, response: ServerResponse): void {
    const code = randomUUID();
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    codes.set(code, {
      redirect: back.href,
      nonce: searchParams.get('nonce') ?? '',
      challenge: searchParams.get('code_challenge') ?? '',
    });
    back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
    const link = back.href.replaceAll('&', '&amp;');
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><title>Provider</title><a href="${link}">Sign in as Ana</a></html>`);
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const sent = new URLSearchParams(body);
    const asked = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = request.headers.authorization === `Basic ${basic(clientId, secret)}`;
    const isRight = asked?.challenge === challenge && asked.redirect === sent.get('redirect_uri');
    if (!isClient) json(response, { error: 'invalid_client' }, 401);
    else if (!asked || !isRight) json(response, { error: 'invalid_grant' }, 400);
    else json(response, { access_token: 'none', token_type: 'Bearer', expires_in: 60, id_token: idToken(asked.nonce) });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/authorize') authorize(url, response);
    else if (url.pathname === '/token') void token(request, response);
    else if (url.pathname === '/jwks')
      json(response, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
    else if (url.pathname === '/.well-known/openid-configuration')
      json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    clientId,
    secret,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Both parts are encoded as in forms (RFC 6749, section 2.3.1). */
function basic(id: string, password: string): string {
  const encoded = [id, password].map((value) => new URLSearchParams({ value }).toString().slice('value='.length));
  return Buffer.from(encoded.join(':')).toString('base64');
}
