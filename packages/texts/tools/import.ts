// Puts changed translations into the TypeScript files of a language: all of them, or none.
import { locales } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import { type Entry, entriesOf, trials } from './entries.ts';
import { type Message, parseMessage, sayMessage } from './message.ts';
import { lineOf, type Read, readSource } from './places.ts';
import { readPo, type Translated } from './po.ts';
import { messageOfTranslation, refusalsOf } from './refusals.ts';
import { codeOf, type Writable } from './to-code.ts';

export interface Plan {
  /** New sources by path, such as `german/tasks/tasks.ts`. Empty if anything is refused. */
  files: Map<string, string>;
  changed: string[];
  refused: string[];
  /** Changed texts that a developer has to write. */
  byHand: string[];
}

interface Change {
  entry: Writable;
  code: string;
}

/** Decides what an import of a file changes in the current texts. Texts that the file leaves out or leaves empty stay as they are. */
export async function planImport(language: Language, file: Buffer, current: Entry[]): Promise<Plan> {
  const { locale, translated } = readPo(file);
  const [given, own] = [locale.split(/[-_]/)[0], locales[language].split('-')[0]];
  if (given !== own)
    return { files: new Map(), changed: [], byHand: [], refused: [`The file is for "${locale}", not for ${language}.`] };
  const entries = new Map(current.map((entry) => [entry.key, entry]));
  const plan: Plan = { files: new Map(), changed: [], refused: [], byHand: [] };
  const changes: Change[] = [];
  for (const each of translated) {
    const entry = entries.get(each.key);
    if (!entry) plan.refused.push(`${each.key}: there is no such text.`);
    else if (each.translation !== '' && each.translation !== entry.translation) decide(each, entry, language, plan, changes);
  }
  if (plan.refused.length > 0) return { ...plan, changed: [] };
  plan.files = sourcesWith(changes);
  await assertSaid(language, plan, translated);
  return plan;
}

function decide(
  { key, english, translation }: Translated,
  entry: Entry,
  language: Language,
  plan: Plan,
  changes: Change[],
): void {
  const refuse = (why: string) => plan.refused.push(`${key}: ${why}.`);
  if (english !== entry.english) return void refuse('English has changed since this file was exported');
  if (translation.trim() === '') return void refuse('says nothing');
  if (entry.kind === 'code')
    return void plan.byHand.push(`packages/texts/src/${entry.place.file.path}:${lineOf(entry.place)} ${key}: ${translation}`);
  try {
    const message: Message = messageOfTranslation(translation, entry);
    const refusals = refusalsOf(message, entry, language);
    refusals.forEach(refuse);
    if (refusals.length > 0) return;
    changes.push({ entry, code: codeOf(message, entry, language) });
    plan.changed.push(key);
  } catch (error) {
    refuse((error as Error).message);
  }
}

function sourcesWith(changes: Change[]): Map<string, string> {
  const files = new Map<string, string>();
  // From the end, so that the places before stay where they are.
  for (const { entry, code } of changes.toSorted((a, b) => b.entry.place.node.start - a.entry.place.node.start)) {
    const { file, node } = entry.place;
    const { start, end } = node.type === 'ArrowFunctionExpression' ? node.body : node;
    const source = files.get(file.path) ?? file.source;
    files.set(file.path, source.slice(0, start) + code + source.slice(end));
  }
  return files;
}

/** Reads the new sources again: they must say what the file says. */
async function assertSaid(language: Language, { files, changed }: Plan, translated: Translated[]): Promise<void> {
  const read: Read = (path) => files.get(path) ?? readSource(path);
  const now = new Map((await entriesOf(language, read, changed)).map((entry) => [entry.key, entry]));
  const wanted = new Map(translated.map(({ key, translation }) => [key, translation]));
  for (const key of changed) {
    const [entry, text] = [now.get(key), wanted.get(key) ?? ''];
    if (!entry || !says(entry, text, locales[language])) throw new Error(`The new code of ${key} does not say the new text.`);
  }
}

function says(entry: Entry, text: string, locale: string): boolean {
  if (entry.kind !== 'message') return entry.kind === 'words' && entry.translation === text;
  const message = parseMessage(text);
  return trials(message, entry.parameters).every(
    (values) => sayMessage(message, values, locale) === sayMessage(entry.read.message, values, locale),
  );
}
