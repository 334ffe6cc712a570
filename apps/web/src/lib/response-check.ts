// Checks that a response has the shape its endpoint promises, because proxies between the page and the server may answer too.
import { api, type Endpoint } from '@app/contract';
import { publicShapes } from '@app/contract/response-shapes/public-shapes.ts';
import { matchesShape, type Shape, type Shapes } from '@app/contract/response-shapes/shapes.rules.ts';

type Check = (answer: unknown) => boolean;

const known = new Map<Endpoint, Shape>();
learn(publicShapes);
const more = {
  user: () => import('@app/contract/response-shapes/user-shapes.ts').then(({ userShapes }) => userShapes),
  later: () => import('@app/contract/response-shapes/later-shapes.ts').then(({ laterShapes }) => laterShapes),
  admin: () => import('@app/contract/response-shapes/admin-shapes.ts').then(({ adminShapes }) => adminShapes),
};
const coming = new Map<keyof typeof more, Promise<void>>();

/**
 * Prepares the response check of an endpoint. The shapes for signed-in people load with their first call, those that
 * the first screens do not need and those for administrators with theirs.
 */
export async function responseCheckOf(endpoint: Endpoint): Promise<Check> {
  // These two answer "who is signed in" in several shapes, which their callers parse.
  if (endpoint === api.auth.login || endpoint === api.auth.currentUser) return isObject;
  const { access } = endpoint;
  if (!known.has(endpoint) && access !== 'public') await learnMore(access);
  if (!known.has(endpoint) && access === 'user') await learnMore('later');
  const shape = known.get(endpoint);
  return shape === undefined ? isObject : (answer) => matchesShape(shape, answer);
}

function isObject(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null;
}

function learn(shapes: Shapes): void {
  const table: Record<string, Record<string, Endpoint>> = api;
  for (const [word, named] of Object.entries(shapes))
    for (const [name, shape] of Object.entries(named)) {
      const endpoint = table[word]?.[name];
      if (endpoint) known.set(endpoint, shape);
    }
}

function learnMore(access: keyof typeof more): Promise<void> {
  const already = coming.get(access);
  if (already) return already;
  const learnt = more[access]().then(learn, () => {
    // Without the shapes any object passes; the next call loads them again.
    coming.delete(access);
  });
  coming.set(access, learnt);
  return learnt;
}
