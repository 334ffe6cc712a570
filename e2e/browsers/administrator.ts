// An administrator without a browser, who changes what the person in the browser may see.
import { adminPassword } from '../support/server.ts';

/** Sends a request and returns the answer; throws if it is refused. */
export type Administrator = (method: string, path: string, body?: object) => Promise<{ id: number }>;

/** Signs the administrator of a server in. */
export async function newAdministrator(url: string): Promise<Administrator> {
  let cookie = '';
  const call: Administrator = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: { Origin: url, Cookie: cookie, ...(body && !isForm && { 'Content-Type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    cookie ||= answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    return answer.json();
  };
  await call('POST', '/api/auth/login', { username: 'admin', password: adminPassword });
  return call;
}
