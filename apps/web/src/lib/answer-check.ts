// Whether an answer is what its endpoint promises: whatever stands between the page and the server may answer, too.
import { api, type Endpoint } from '@app/contract';
import { publicShapes } from '@app/contract/response-shapes/public-shapes.ts';
import { matchesShape, type Shape, type Shapes } from '@app/contract/response-shapes/shapes.rules.ts';

type Check = (answer: unknown) => boolean;

const known = new Map<Endpoint, Shape>();
learn(publicShapes);
const more = {
  user: () => import('@app/contract/response-shapes/user-shapes.ts').then(({ userShapes }) => userShapes),
  admin: () => import('@app/contract/response-shapes/admin-shapes.ts').then(({ adminShapes }) => adminShapes),
};
const coming = new Map<keyof typeof more, Promise<void>>();

/**
 * Makes ready to check the answers of an endpoint; the shapes that only signed-in people need come with their first call,
 * those of administrators with theirs.
 */
export async function checkOf(endpoint: Endpoint): Promise<Check> {
  // These two say in several ways who is there; whoever asks reads them.
  if (endpoint === api.auth.login || endpoint === api.auth.currentUser) return isObject;
  if (!known.has(endpoint) && endpoint.access !== 'public') await learnMore(endpoint.access);
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
    // Without them any object will do; the next call asks for them again.
    coming.delete(access);
  });
  coming.set(access, learnt);
  return learnt;
}
