// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts of this file are code.
// Tests what translators get, and what comes back from them.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@app/contract/limits.ts';
import { leavesOf } from '@app/contract/testing/leaves.ts';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { allTexts } from '#testing/all-texts.ts';
import { type Entry, entriesOf, leftOut } from './entries.ts';
import { planImport } from './import.ts';
import { placesOf, readSource, sourceFolder } from './places.ts';
import { poOf } from './po.ts';

const entries = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await entriesOf(language)] as const)),
) as Record<Language, Entry[]>;
const german = poOf('german', entries.german);
const importGerman = (file: Buffer) => planImport('german', file, entries.german);

/** Returns the German file with other translations, as an editor of PO files writes it. */
function edited(translations: Record<string, string>): Buffer {
  const file = po.parse(german);
  for (const [key, translation] of Object.entries(translations)) {
    const entry = Object.values(file.translations[key] ?? {})[0];
    if (!entry) throw new Error(key);
    entry.msgstr = [translation];
  }
  return po.compile(file, { foldLength: 0 });
}

async function refusedFor(translations: Record<string, string>): Promise<string[]> {
  const plan = await importGerman(edited(translations));
  expect(plan.files.size).toBe(0);
  expect(plan.changed).toEqual([]);
  return plan.refused;
}

/** Returns the lines that an import writes instead of those of the changed texts, formatted as the files are. */
async function linesChangedBy(translations: Record<string, string>): Promise<string[]> {
  const plan = await importGerman(edited(translations));
  expect(plan.refused).toEqual([]);
  expect(plan.changed.toSorted()).toEqual(Object.keys(translations).toSorted());
  let removed = 0;
  const added = [...plan.files].flatMap(([path, source]) => {
    const lines = formatted(path, source).split('\n');
    const before = readSource(path).split('\n');
    removed += before.filter((line) => !lines.includes(line)).length;
    return lines.filter((line) => !before.includes(line)).map((line) => line.trim());
  });
  expect(removed).toBe(plan.changed.length);
  return added;
}

function formatted(path: string, input: string): string {
  const biome = join(sourceFolder, '../../../node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${join(sourceFolder, path)}`], {
    input,
    encoding: 'utf8',
  });
}

describe.each(languages)('the texts of %s', (language) => {
  it('are all in the file', () => {
    const keys = entries[language].map(({ key }) => key);
    const expected = leavesOf(allTexts(language)).map(({ path }) => path);
    expect(keys.toSorted()).toEqual(expected.filter((path) => !leftOut.test(path)).toSorted());
  });

  it('are in files that the file is made of', () => {
    const folder = join(sourceFolder, language);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('/'));
    const used = new Set([...placesOf(language, readSource).values()].map(({ file }) => file.path));
    expect(files.filter((path) => path.endsWith('.ts') && !used.has(`${language}/${path}`))).toEqual([]);
  });

  it('are messages, but for the few that stay in code', () => {
    const inCode = entries[language].filter(({ kind }) => kind === 'code').map(({ key }) => key);
    expect(inCode.toSorted()).toEqual([...(language === 'spanish' ? ['notifications.whoAnd'] : []), 'trash.left']);
  });

  it('come back from an editor without a change', async () => {
    const file = po.compile(po.parse(poOf(language, entries[language])), { foldLength: 79 });
    expect(await planImport(language, file, entries[language])).toEqual({
      files: new Map(),
      changed: [],
      refused: [],
      byHand: [],
    });
  });
});

describe('the file', () => {
  it('has key, English, translation, and a comment on what stays in code', () => {
    expect(german).toContain(`#, icu-message-format
msgctxt "tasks.createdAt"
msgid "Task \\"{title}\\" added to {column}, position {place} of {of}."
msgstr "Aufgabe „{title}“ zu {column} hinzugefügt, Platz {place} von {of}."
`);
    expect(german).toContain('msgstr "{count, number} {count, plural, one {Kommentar} other {Kommentare}}"');
    expect(german).toMatch(/#\. Stays in code: .*\nmsgctxt "trash\.left"\n/);
  });
});

describe('an import', () => {
  it('changes exactly the changed texts', async () => {
    expect(
      await linesChangedBy({
        'tasks.createdAt': 'Platz {place} von {of} in {column}: „{title}“',
        'tasks.commentsLabel': '{count, plural, =0 {Kein Kommentar} one {# Kommentar} other {# Kommentare}}',
        'mails.labels.dueDate': 'Fällig\u00a0am',
      }),
    ).toEqual([
      'createdAt: (title, column, place, of) => `Platz ${place} von ${of} in ${column}: „${title}“`,',
      'commentsLabel: (count) =>',
      "count === 0 ? 'Kein Kommentar' : plural(count, `${number(count)} Kommentar`, `${number(count)} Kommentare`),",
      "dueDate: 'Fällig\\u00a0am',",
    ]);
  });

  it('keeps the code of limits, functions of the file and cases', async () => {
    expect(
      await linesChangedBy({
        'tasks.titleShort': 'Titel: mindestens 3 Zeichen',
        'notifications.mentioned': '{who} {people, plural, one {hat} other {haben}} Sie bei „{title}“ erwähnt',
      }),
    ).toEqual([
      'mentioned: (who, title, people) => `${who} ${has(people)} Sie bei „${title}“ erwähnt`,',
      'titleShort: `Titel: mindestens ${limits.title.min} Zeichen`,',
    ]);
  });

  it('writes what would end a string or begin code as text', async () => {
    expect(await linesChangedBy({ 'tasks.close': "Zu'`${process.exit()}\\" })).toEqual(['close: "Zu\'`${process.exit()}\\\\",']);
    expect(await linesChangedBy({ 'tasks.menu': "`$'{'process.exit()'}' {title}" })).toEqual([
      'menu: (title) => `\\`\\${process.exit()} ${title}`,',
    ]);
  });

  it('tells where a text stays in code', async () => {
    const plan = await importGerman(edited({ 'trash.left': 'Heute: weniger als ein Tag' }));
    expect(plan).toMatchObject({ files: new Map(), changed: [], refused: [] });
    expect(plan.byHand).toEqual([
      expect.stringMatching(/^packages\/texts\/src\/german\/boards\/trash\.ts:\d+ trash\.left: Heute: weniger als ein Tag$/),
    ]);
  });

  it('leaves out what is not translated or needs work', async () => {
    const file = po.parse(edited({ 'tasks.close': '', 'tasks.cancel': 'Halt' }));
    const cancel = Object.values(file.translations['tasks.cancel'] ?? {})[0];
    if (cancel) cancel.comments = { flag: 'fuzzy' };
    expect(await importGerman(po.compile(file))).toMatchObject({ changed: [], refused: [] });
  });

  it('refuses placeholders that are missing or unknown, and changes nothing', async () => {
    expect(await refusedFor({ 'tasks.menu': 'Aktionen', 'tasks.close': 'Zu' })).toEqual([
      'tasks.menu: lacks the placeholder {title}.',
    ]);
    expect(await refusedFor({ 'tasks.menu': 'Aktionen für {titel}' })).toEqual([
      'tasks.menu: lacks the placeholder {title}.',
      'tasks.menu: has the placeholder {titel}, which English does not have.',
    ]);
    expect(await refusedFor({ 'mails.password_updated.lines.0': 'Guten Tag, {{name}}' })).toEqual([
      'mails.password_updated.lines.0: lacks the placeholder {{firstName}}.',
      'mails.password_updated.lines.0: lacks the placeholder {{currentDate}}.',
      'mails.password_updated.lines.0: has the placeholder {{name}}, which English does not have.',
    ]);
    expect(await refusedFor({ 'tasks.titleShort': 'Der Titel ist zu kurz' })).toEqual([
      'tasks.titleShort: must say 3 (`limits.title.min`).',
    ]);
    expect(
      await refusedFor({ 'answers.mostLoaded': '{count, plural, one {{name} hat am meisten} other {{count, number} Aufgaben}}' }),
    ).toEqual(['answers.mostLoaded: does not mention {name} in each of its forms.']);
  });

  it('refuses missing and foreign plural forms', async () => {
    expect(await refusedFor({ 'tasks.commentsLabel': '{count, number} Kommentare' })).toEqual([
      'tasks.commentsLabel: lacks the forms of {count}.',
    ]);
    expect(await refusedFor({ 'tasks.commentsLabel': '{count, plural, other {# Kommentare}}' })).toEqual([
      'tasks.commentsLabel: lacks the plural form "one" of {count}.',
    ]);
    expect(
      await refusedFor({ 'tasks.commentsLabel': '{count, plural, one {# Kommentar} few {# K.} other {# Kommentare}}' }),
    ).toEqual(['tasks.commentsLabel: has the plural form "few" of {count}, but the german texts have only one and other.']);
    expect(await refusedFor({ 'tasks.commentsLabel': '{count, plural, one {# Kommentar}}' })).toEqual([
      expect.stringMatching(/^tasks\.commentsLabel: is not ICU MessageFormat/),
    ]);
  });

  it('refuses unknown keys, an English that has changed, another language, and what is no PO file', async () => {
    const other = german.replace('msgctxt "tasks.close"', 'msgctxt "tasks.closes"');
    expect((await importGerman(Buffer.from(other))).refused).toEqual(['tasks.closes: there is no such text.']);
    const old = edited({ 'tasks.notFound': 'Nicht da' }).toString().replace('msgid "Task not found"', 'msgid "No such task"');
    expect((await importGerman(Buffer.from(old))).refused).toEqual([
      'tasks.notFound: English has changed since this file was exported.',
    ]);
    expect((await planImport('french', Buffer.from(german), entries.french)).refused).toEqual([
      'The file is for "de", not for french.',
    ]);
    await expect(importGerman(Buffer.from('{"a": "b"}'))).rejects.toThrow('The file is no PO file');
  });
});
