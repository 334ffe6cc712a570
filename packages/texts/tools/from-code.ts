// Reads the message of a text from its code. What is more than words, placeholders and choices by a value has no message.
import type { Node, ParamPattern } from 'oxc-parser';
import type { Constant } from './constants.ts';
import { joined, type Message, printMessage } from './message.ts';
import { type SourceFile, type TextNode, unwrapped } from './places.ts';

export interface Parameter {
  name: string;
  /** As English writes it. */
  type: string;
}

/** What a text says, and the code of each of its parts by its ICU, so that a part that stays keeps its code. */
export interface ReadMessage {
  message: Message;
  codeOf: Map<string, string>;
  /** Numbers and names that the code takes from the contract, with what they say. */
  constants: { code: string; says: string }[];
}

interface Reading {
  file: SourceFile;
  locale: string;
  /** The parameters of English by the names of this code. */
  values: Map<string, Parameter>;
  constant: Constant;
  constants: ReadMessage['constants'];
  codeOf: ReadMessage['codeOf'];
}

/** Thrown where the code says more than a message can. */
class StaysInCode extends Error {}

/** Returns the parameters of a function, without the mark of an unused one, or undefined if the text is none. */
export function parametersOf({ file, node }: TextNode): Parameter[] | undefined {
  if (node.type !== 'ArrowFunctionExpression') return undefined;
  return node.params.map((parameter) => ({
    name: parameterName(parameter).replace(/^_/, ''),
    type:
      parameter.type === 'Identifier' && parameter.typeAnnotation
        ? file.source.slice(parameter.typeAnnotation.start, parameter.typeAnnotation.end).replace(/^:\s*/, '')
        : '',
  }));
}

function parameterName(parameter: ParamPattern): string {
  return parameter.type === 'Identifier' ? parameter.name : '';
}

/** Returns the names of the parameters in the code itself. */
export function ownNames(node: Node): string[] {
  return node.type === 'ArrowFunctionExpression' ? node.params.map(parameterName) : [];
}

/** Returns the message of a text, or undefined if it stays in code. `parameters` are those of English. */
export function readMessage(
  { file, node }: TextNode,
  parameters: Parameter[],
  { locale, constant }: Pick<Reading, 'locale' | 'constant'>,
): ReadMessage | undefined {
  const values = new Map(ownNames(node).map((name, index) => [name, parameters[index] ?? { name, type: '' }]));
  const reading: Reading = { file, locale, values, constant, constants: [], codeOf: new Map() };
  try {
    const message = joined(messageOf(node.type === 'ArrowFunctionExpression' ? node.body : node, reading));
    return { message, codeOf: reading.codeOf, constants: reading.constants };
  } catch (error) {
    if (error instanceof StaysInCode) return undefined;
    throw error;
  }
}

function messageOf(wrapped: Node, reading: Reading): Message {
  const node = unwrapped(wrapped) as Node;
  if (node.type === 'Literal' && typeof node.value === 'string') return [{ kind: 'text', text: node.value }];
  if (node.type === 'TemplateLiteral')
    return node.quasis.flatMap(({ value }, index) => {
      const expression = node.expressions[index];
      return [{ kind: 'text', text: value.cooked ?? '' }, ...(expression ? kept(expression, reading) : [])];
    });
  if (node.type === 'Identifier' && reading.values.has(node.name))
    return [{ kind: 'argument', name: parameterOf(node, reading).name, isNumber: false }];
  if (node.type === 'Identifier' || node.type === 'MemberExpression') return constantOf(node, reading);
  if (node.type === 'ConditionalExpression') return conditionOf(node, reading);
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') return callOf(node, node.callee.name, reading);
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...messageOf(node.left as Node, reading), ...messageOf(node.right, reading)];
  throw new StaysInCode(node.type);
}

/** Reads an expression and keeps its code. */
function kept(node: Node, reading: Reading): Message {
  const before = reading.constants.length;
  const message = messageOf(node, reading);
  const isConstant = reading.constants.length > before;
  if (!isConstant) reading.codeOf.set(printMessage(message), reading.file.source.slice(node.start, node.end));
  return message;
}

function parameterOf(node: Node | undefined, reading: Reading): Parameter {
  const value = node?.type === 'Identifier' ? reading.values.get(node.name) : undefined;
  if (!value) throw new StaysInCode('not a parameter');
  return value;
}

function constantOf(node: Node, reading: Reading, say: (value: unknown) => string = String): Message {
  const code = reading.file.source.slice(node.start, node.end);
  const value = /^[\w.]+$/.test(code) ? reading.constant(reading.file, code.split('.')) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') throw new StaysInCode(code);
  reading.constants.push({ code: say === String ? code : `number(${code})`, says: say(value) });
  return [{ kind: 'text', text: say(value) }];
}

function callOf(node: Node & { type: 'CallExpression' }, name: string, reading: Reading): Message {
  const [first, ...others] = node.arguments;
  if (name === 'number' && first) {
    if (first.type !== 'Identifier') return constantOf(first, reading, (value) => Number(value).toLocaleString(reading.locale));
    return [{ kind: 'argument', name: parameterOf(first, reading).name, isNumber: true }];
  }
  if (name === 'plural' && others[0] && others[1])
    return [
      choice(parameterOf(first, reading).name, 'plural', [
        ['one', messageOf(others[0], reading)],
        ['other', messageOf(others[1], reading)],
      ]),
    ];
  // A function of the file with one parameter is read as if its code were here.
  const helper = reading.file.declared.get(name);
  const isFunction = helper?.type === 'ArrowFunctionExpression' || helper?.type === 'FunctionDeclaration';
  const parameter = isFunction && helper.params.length === 1 ? helper.params[0] : undefined;
  const body = isFunction ? bodyOf(helper.body) : undefined;
  if (!parameter || !body || others.length > 0) throw new StaysInCode(name);
  return messageOf(body, {
    ...reading,
    values: new Map([[parameterName(parameter as ParamPattern), parameterOf(first, reading)]]),
    codeOf: new Map(),
  });
}

function bodyOf(body: Node | null): Node | undefined {
  if (body?.type !== 'BlockStatement') return body ?? undefined;
  const only = body.body.length === 1 ? body.body[0] : undefined;
  return only?.type === 'ReturnStatement' ? (only.argument ?? undefined) : undefined;
}

/** `count === 1 ? … : …`, `kind === 'a' ? … : …` and `isOpen ? … : …`. */
function conditionOf(node: Node & { type: 'ConditionalExpression' }, reading: Reading): Message {
  const test = unwrapped(node.test) as Node;
  const yes = messageOf(node.consequent, reading);
  const no = joined(messageOf(node.alternate, reading));
  if (test.type === 'Identifier' && parameterOf(test, reading).type === 'boolean')
    return [
      choice(parameterOf(test, reading).name, 'select', [
        ['true', yes],
        ['other', no],
      ]),
    ];
  if (test.type !== 'BinaryExpression' || test.operator !== '===' || test.right.type !== 'Literal') throw new StaysInCode('test');
  const { name } = parameterOf(test.left as Node, reading);
  const compared = test.right.value;
  if (typeof compared === 'string' && /^\w+$/.test(compared)) return [chosen(name, 'select', compared, yes, no)];
  if (typeof compared !== 'number') throw new StaysInCode('test');
  const isSingular = compared === 1 && isSingularOnlyForOne(reading.locale);
  return [chosen(name, 'plural', isSingular ? 'one' : `=${compared}`, yes, no)];
}

/** Puts an option before those of a choice by the same value, so that `a ? x : b ? y : z` is one choice. */
function chosen(name: string, by: 'plural' | 'select', key: string, yes: Message, no: Message) {
  const [only, ...others] = no;
  const same = others.length === 0 && only?.kind === 'choice' && only.name === name && only.by === by;
  return choice(name, by, [[key, yes], ...(same ? [...only.options] : [['other', no] as [string, Message]])]);
}

function choice(name: string, by: 'plural' | 'select', options: [string, Message][]) {
  return { kind: 'choice' as const, name, by, options: new Map(options.map(([key, said]) => [key, joined(said)])) };
}

/** Whether a language says the singular for 1 and for no other number; French says it for 0, too. */
export function isSingularOnlyForOne(locale: string): boolean {
  const rules = new Intl.PluralRules(locale);
  return [0, 1, 2, 5, 1234].every((number) => (rules.select(number) === 'one') === (number === 1));
}
