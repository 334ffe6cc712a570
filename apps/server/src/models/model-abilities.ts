// What is known of a model for a while: how it is kept to a list of words, and whether it may be asked with tools.
import { modelLimits } from '@app/contract/models/models.limits.ts';
import type { ModelAccess } from '#config.ts';
import type { ChoiceForm } from '#models/choice.ts';
import { addressOf, boundedFetch, nameOf } from '#models/connect-model.ts';

/** A server as its list of models describes it. */
interface ModelServer {
  form: ChoiceForm;
  /** It runs the model itself, so that a request costs nothing. */
  isOwn: boolean;
}

/** How a request with tools ended. */
type ToolsOutcome = 'works' | 'none' | 'slow';

interface Abilities {
  server?: ModelServer;
  /** When the list is asked for again, and when the model is asked with tools again (milliseconds of the clock). */
  serverUntil?: number;
  toolsFrom?: number;
}

const known = new Map<string, Abilities>();
const mostKnown = 200;
/** For so long it is believed what a server listed, or that its model calls no tools: another instance may have tested a new one. */
const learnedFor = 60 * 60_000;
/** For so long a server that listed nothing is not asked again, and a model that was too slow is not asked with tools: it may be loading. */
const pause = 10 * 60_000;
/** Milliseconds that a list of models may take. */
const listTimeout = 3_000;

/** The owners that servers name which run models themselves: llama.cpp, Ollama, vLLM, SGLang and LM Studio. */
const ownOwners: ReadonlySet<string> = new Set(['llamacpp', 'library', 'vllm', 'sglang', 'organization_owner']);
/** Ollama passes requests for such a model on, to be paid. */
const elsewhere = /[:-]cloud$/;

/** Returns what is known of the model's server, which is asked for its list of models now and then. */
export async function serverOf(access: ModelAccess): Promise<ModelServer> {
  if (access.provider === 'anthropic') return { form: 'free', isOwn: false };
  const { server, serverUntil = 0 } = known.get(nameOf(access)) ?? {};
  if (server && Date.now() < serverUntil) return server;
  const models = await modelsOf(access);
  const isLlama = models?.some(({ owner }) => owner === 'llamacpp') ?? false;
  const owner = models?.find(({ id }) => id === access.model || id === `${access.model}:latest`)?.owner;
  const found: ModelServer = {
    form: isLlama ? 'grammar' : 'schema',
    // llama.cpp has one model, whatever it is called.
    isOwn: (isLlama || (owner !== undefined && ownOwners.has(owner))) && !elsewhere.test(access.model),
  };
  learn(access, { server: found, serverUntil: Date.now() + (models ? learnedFor : pause) });
  return found;
}

/** Whether the loop with tools is worth trying: not soon after the model has shown that it cannot, or was too slow. */
export function mayUseTools(access: ModelAccess): boolean {
  return Date.now() >= (known.get(nameOf(access))?.toolsFrom ?? 0);
}

/** Remembers how a request with tools ended. */
export function learnTools(access: ModelAccess, outcome: ToolsOutcome): void {
  const pauses = { works: 0, none: learnedFor, slow: pause };
  learn(access, { toolsFrom: Date.now() + pauses[outcome] });
}

/** Forgets what was learned of a model, whose settings have changed. */
export function forgetAbilities(access: ModelAccess): void {
  known.delete(nameOf(access));
}

function learn(access: ModelAccess, abilities: Abilities): void {
  if (known.size >= mostKnown) known.clear();
  known.set(nameOf(access), { ...known.get(nameOf(access)), ...abilities });
}

/** Returns the names of the models that the server lists, the first of them if there are very many; none if it lists none. */
export async function listedModels(access: ModelAccess): Promise<string[]> {
  return ((await modelsOf(access)) ?? []).slice(0, modelLimits.listed).map(({ id }) => id.slice(0, modelLimits.name));
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
