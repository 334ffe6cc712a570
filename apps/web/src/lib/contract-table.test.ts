// The contract as the page loads it, in development and in a build: the table without schemas, the shapes of responses.
import { fileURLToPath } from 'node:url';
import { api, type Endpoint } from '@app/contract';
import { adminShapes } from '@app/contract/response-shapes/admin-shapes.ts';
import { laterShapes } from '@app/contract/response-shapes/later-shapes.ts';
import { publicShapes } from '@app/contract/response-shapes/public-shapes.ts';
import { userShapes } from '@app/contract/response-shapes/user-shapes.ts';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({ root, logLevel: 'error', server: { middlewareMode: true, ws: false, watch: null } });
}, 60_000);
afterAll(() => server.close());

/** Returns what the development server serves for a module of the contract. The build uses the same plugin. */
async function given(path: string): Promise<Record<string, unknown>> {
  const code = (await server.transformRequest(fileURLToPath(import.meta.resolve(`@app/contract/${path}`))))?.code ?? '';
  return import(`data:text/javascript,${encodeURIComponent(code.replace(/\n\/\/# source.*$/s, ''))}`);
}

it('is the whole table with what a call needs, and nothing of zod', { timeout: 60_000 }, async () => {
  const table = Object.entries(api).map(([word, named]) => {
    const slim = Object.entries<Endpoint>(named).map(([name, { method, path, access, upload, file }]) => {
      return [name, JSON.parse(JSON.stringify({ method, path, access, upload, file }))] as const;
    });
    return [word, Object.fromEntries(slim)] as const;
  });
  expect((await given('api.ts'))['api']).toEqual(Object.fromEntries(table));
});

it('is the shapes as they come out of the schemas', { timeout: 60_000 }, async () => {
  expect((await given('response-shapes/public-shapes.ts'))['publicShapes']).toEqual(publicShapes);
  expect((await given('response-shapes/user-shapes.ts'))['userShapes']).toEqual(userShapes);
  expect((await given('response-shapes/later-shapes.ts'))['laterShapes']).toEqual(laterShapes);
  expect((await given('response-shapes/admin-shapes.ts'))['adminShapes']).toEqual(adminShapes);
});
