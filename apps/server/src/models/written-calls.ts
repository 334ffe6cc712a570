// Reads calls of tools that a model wrote as text, in the forms in which models were trained to write them.

export interface WrittenCall {
  name: string;
  /** JSON. */
  input: string;
}

/** How such a text begins: a mark of a model's own, or JSON, which an answer for a person is not. */
const beginnings = ['<tool_call>', '<function=', '[TOOL_CALLS]', '<|python_tag|>', '```', '{', '[{'];
const fences = /^```(?:json|tool_call|tool_code)?\s*[[{]/i;

/** Returns whether a text may be, or may become, a call. */
export function mayBeCall(text: string, isBeginning: boolean): boolean {
  if (text.includes('<tool_call>')) return true;
  if (!isBeginning) return false;
  const begun = text.trimStart();
  if (begun === '') return false;
  if (begun.startsWith('```')) return begun.length < 20 || fences.test(begun);
  return beginnings.some((each) => begun.startsWith(each) || each.startsWith(begun));
}

/** Returns the calls in a text, and the text without them: the whole text if there are none. */
export function callsIn(text: string): { calls: WrittenCall[]; rest: string } {
  const marked = [...text.matchAll(/<tool_call>\s*([\s\S]*?)\s*(?:<\/tool_call>|$)/g)];
  if (marked.length > 0) {
    const calls = marked.flatMap(([, body = '']) => callsOf(body));
    return { calls, rest: calls.length > 0 ? text.slice(0, marked[0]?.index).trim() : text };
  }
  const functions = [...text.matchAll(/<function=([\w.-]{1,64})>\s*([\s\S]*?)\s*(?:<\/function>|$)/g)];
  if (functions.length > 0)
    return {
      calls: functions.flatMap(([, name = '', input = '']) => (isJson(input || '{}') ? [{ name, input: input || '{}' }] : [])),
      rest: '',
    };
  const calls = callsOf(text.replace(/^\s*(?:\[TOOL_CALLS\]|<\|python_tag\|>)/, ''));
  return { calls, rest: calls.length > 0 ? '' : text };
}

function callsOf(text: string): WrittenCall[] {
  const opened = text.trim().replace(/^```\w*\s*/, '');
  const body = opened.endsWith('```') ? opened.slice(0, -'```'.length).trimEnd() : opened;
  const value = parsed(body);
  const many = value === undefined ? body.split(/\n+/).map(parsed) : Array.isArray(value) ? value : [value];
  const calls = many.map(callOf);
  return calls.every((call) => call !== undefined) ? calls : [];
}

function callOf(value: unknown): WrittenCall | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { function: inner, ...own } = value as { function?: unknown } & Record<string, unknown>;
  const {
    name,
    arguments: args,
    parameters,
    input,
  } = (typeof inner === 'object' && inner !== null ? inner : own) as Record<string, unknown>;
  const given = args ?? parameters ?? input;
  if (typeof name !== 'string' || !/^[\w.-]{1,64}$/.test(name) || given === undefined) return undefined;
  const json = typeof given === 'string' ? given : JSON.stringify(given);
  return isJson(json) ? { name, input: json } : undefined;
}

function isJson(text: string): boolean {
  return parsed(text) !== undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
