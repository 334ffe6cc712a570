// Matches phrases of a vocabulary: words, alternatives `a|b`, optional words `a?`, slots `{date}`, and `$` for the end of a part.

import { fold } from '@app/contract/names/folded-names.rules.ts';
import { endsPhrase, type Token } from '#line/tokens.rules.ts';

/** A matched slot: the number of the word behind it, and its value. */
export interface Slot {
  end: number;
  value: unknown;
}

export type SlotReader = (slot: string, at: number) => Slot | undefined;

interface Node {
  words: Map<string, Node>;
  slots: Map<string, Node>;
  actions: string[];
}

/** Phrases as a tree of words, so that the time of a match depends on the length of a phrase, not on their number. */
export type Phrases = Node;

export interface PhraseMatch {
  end: number;
  action: string;
  slots: Record<string, unknown[]>;
  /** The slots in the order of the text. */
  inOrder: readonly (readonly [string, unknown])[];
}

/** Builds the tree of all phrases, by the name of their action. */
export function phrasesOf(table: Readonly<Record<string, readonly string[]>>): Phrases {
  const root = emptyNode();
  for (const [action, written] of Object.entries(table))
    for (const phrase of written) insert(root, phrase.split(' ').map(partOf), 0, action);
  sortSlots(root);
  return root;
}

/** Tries whole dates last: of two readings of the same length, '3 to 5 March' as two days of March is the better one. */
function sortSlots(node: Node): void {
  const isDate = ([slot]: readonly [string, Node]) => Number(slot.startsWith('{date'));
  node.slots = new Map([...node.slots].sort((a, b) => isDate(a) - isDate(b)));
  for (const child of [...node.words.values(), ...node.slots.values()]) sortSlots(child);
}

/** A word of a phrase with its alternatives. */
interface Part {
  words: string[];
  slots: string[];
  optional: boolean;
}

function partOf(written: string): Part {
  const optional = written.endsWith('?');
  const choices = (optional ? written.slice(0, -1) : written).split('|');
  const isSlot = (choice: string) => choice.startsWith('{') || choice === '$';
  const words = choices.filter((choice) => !isSlot(choice));
  return { words: words.map((word) => (word.startsWith('=') ? word : fold(word))), slots: choices.filter(isSlot), optional };
}

function emptyNode(): Node {
  return { words: new Map(), slots: new Map(), actions: [] };
}

function insert(node: Node, pattern: readonly Part[], at: number, action: string): void {
  const part = pattern[at];
  if (part === undefined) {
    if (!node.actions.includes(action)) node.actions.push(action);
    return;
  }
  if (part.optional) insert(node, pattern, at + 1, action);
  for (const [children, keys] of [
    [node.words, part.words],
    [node.slots, part.slots],
  ] as const)
    for (const key of keys) {
      const child = children.get(key) ?? emptyNode();
      children.set(key, child);
      insert(child, pattern, at + 1, action);
    }
}

/** Returns the longest phrase that begins at a word. */
export function matchPhrase(
  phrases: Phrases,
  tokens: readonly Token[],
  from: number,
  readSlot: SlotReader,
): PhraseMatch | undefined {
  let best: PhraseMatch | undefined;
  const walk = (node: Node, at: number, slots: readonly (readonly [string, unknown])[]): void => {
    const [action] = node.actions;
    if (action !== undefined && at > from && (!best || at > best.end))
      best = { end: at, action, slots: grouped(slots), inOrder: slots };
    const end = node.slots.get('$');
    if (end && isEnd(tokens, at)) walk(end, at, slots);
    const token = tokens[at];
    const previous = tokens[at - 1];
    if (!token || token.plain || token.taken || (at > from && previous && endsPhrase(previous, token))) return;
    if (node.words.size > 0)
      for (const key of token.keys) {
        const next = node.words.get(key);
        if (next) walk(next, at + 1, slots);
      }
    for (const [slot, next] of node.slots) {
      const read = slot === '$' ? undefined : readSlot(slot, at);
      if (read) walk(next, read.end, [...slots, [slot, read.value]]);
    }
  };
  walk(phrases, from, []);
  return best;
}

/** A part ends with the text, with punctuation, and before a mark such as `#HR`. */
function isEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const previous = tokens[at - 1];
  if (!token || token.taken) return true;
  return (
    /[,;!?)]/.test(previous?.after ?? '') || isTime(token, tokens[at + 1]) || /^(?:[#@>+!].|p[0-3]$|[-–—]$)/.test(token.folded)
  );
}

/** A time of day, which a task has none of: '9am', '14 Uhr', 'at 10', 'a las 11:30'. */
function isTime({ folded }: Token, next: Token | undefined): boolean {
  if (/^\d{1,2}(?:[:.h]\d\d)?(?:am|pm|h|uhr)$|^\d{1,2}[:.]\d\d$/.test(folded)) return true;
  return /^(?:at|um|gegen|ab|a|vers|@)$/.test(folded)
    ? /^(?:\d{1,2}(?:[:.h]\d\d)?(?:am|pm|h)?|las)$/.test(next?.folded ?? '')
    : /^\d{1,2}$/.test(folded) && /^(?:uhr|am|pm|h)$/.test(next?.folded ?? '');
}

function grouped(slots: readonly (readonly [string, unknown])[]): Record<string, unknown[]> {
  const groups: Record<string, unknown[]> = {};
  for (const [slot, value] of slots) groups[slot] = [...(groups[slot] ?? []), value];
  return groups;
}

/** Returns all words of the phrases. */
export function wordsOfPhrases({ words, slots }: Phrases): string[] {
  const nodes = [...words.values(), ...slots.values()];
  return [...[...words.keys()].filter((word) => /^\p{L}/u.test(word)), ...nodes.flatMap(wordsOfPhrases)];
}
