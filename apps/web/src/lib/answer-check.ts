// Whether an answer is what its endpoint promises: whatever stands between the page and the server may answer, too.
import { api, type Endpoint } from '@app/contract';
import { openShapes } from '@app/contract/answers/open-shapes.ts';
import { fits, type Shape, type Shapes } from '@app/contract/answers/shapes.rules.ts';

type Check = (answer: unknown) => boolean;

const known = new Map<Endpoint, Shape>();
learn(openShapes);
let own: Promise<void> | undefined;

/** Makes ready to check the answers of an endpoint; the shapes that only signed-in people need come with their first call. */
export async function checkOf(endpoint: Endpoint): Promise<Check> {
  // These two say in several ways who is there; whoever asks reads them.
  if (endpoint === api.auth.login || endpoint === api.auth.currentUser) return isObject;
  if (!known.has(endpoint)) await learnOwn();
  const shape = known.get(endpoint);
  return shape === undefined ? isObject : (answer) => fits(shape, answer);
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

function learnOwn(): Promise<void> {
  own ??= import('@app/contract/answers/own-shapes.ts').then(
    ({ ownShapes }) => learn(ownShapes),
    () => {
      // Without them any object will do; the next call asks for them again.
      own = undefined;
    },
  );
  return own;
}
