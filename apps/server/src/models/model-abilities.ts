// What is known of a model until the server stops: how it is kept to a list of words, and whether it may be asked with tools.
import type { ModelAccess } from '#config.ts';
import type { ChoiceForm } from '#models/choice.ts';
import { addressOf, boundedFetch, nameOf } from '#models/connect-model.ts';

interface Abilities {
  form?: ChoiceForm;
  /** Whether it calls tools; unknown until it has tried. */
  usesTools?: boolean;
  /** When it was last too slow for tools, in milliseconds of the clock. */
  slowAt?: number | undefined;
}

const known = new Map<string, Abilities>();
const mostKnown = 200;
/** Milliseconds for which a model that was too slow is not asked with tools: it may have been loading, or busy. */
const slowPause = 10 * 60_000;
/** Milliseconds that a list of models may take. */
const listTimeout = 3_000;

/** Returns how the server is kept to a list of words. */
export async function formOf(access: ModelAccess): Promise<ChoiceForm> {
  if (access.provider === 'anthropic') return 'free';
  const { form } = known.get(nameOf(access)) ?? {};
  if (form) return form;
  const models = await modelsOf(access);
  const found = models?.some(({ owner }) => owner === 'llamacpp') ? 'grammar' : 'schema';
  // A server that does not answer now may later.
  if (models) learn(access, { form: found });
  return found;
}

/** Whether the loop with tools is worth trying: not after the model has shown that it cannot, or was too slow a while ago. */
export function mayUseTools(access: ModelAccess): boolean {
  const { usesTools, slowAt = Number.NEGATIVE_INFINITY } = known.get(nameOf(access)) ?? {};
  return usesTools !== false && Date.now() - slowAt > slowPause;
}

/** Remembers what a model has shown. */
export function learn(access: ModelAccess, abilities: Abilities): void {
  if (known.size >= mostKnown) known.clear();
  known.set(nameOf(access), { ...known.get(nameOf(access)), ...abilities });
}

interface ListedModel {
  id: string;
  owner: string;
}

/** Returns the models that the server lists; undefined if it lists none. */
async function modelsOf(access: ModelAccess): Promise<ListedModel[] | undefined> {
  const { url, query, headers } = addressOf(access);
  if (access.provider === 'anthropic' || url === '') return undefined;
  const search = new URLSearchParams(query).toString();
  const key = access.apiKey === undefined ? {} : { authorization: `Bearer ${access.apiKey}` };
  try {
    const signal = AbortSignal.timeout(listTimeout);
    const response = await boundedFetch(`${url}/models${search && `?${search}`}`, { headers: { ...headers, ...key }, signal });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { data?: { id?: unknown; owned_by?: unknown }[] };
    if (!Array.isArray(data)) return undefined;
    return data.flatMap(({ id, owned_by }) => (typeof id === 'string' ? [{ id, owner: String(owned_by) }] : []));
  } catch {
    return undefined;
  }
}
