// The commands of `npm run texts`: for translators, and for whoever asks what a language lacks.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Language, languages } from '@app/contract/limits.ts';
import { gapsOf } from '#testing/gaps.ts';
import { entriesOf } from './entries.ts';
import { planImport } from './import.ts';
import { sourceFolder } from './places.ts';
import { poOf } from './po.ts';

const usage = `Usage: npm run texts export <language> [file]
       npm run texts import <language> <file>
       npm run texts check
Languages: ${languages.join(', ')}`;
/** npm runs this elsewhere than where the person is. */
const here = process.env['INIT_CWD'] ?? process.cwd();

const [command, language, file] = process.argv.slice(2);
// A file that cannot be read or written ends the command with its sentence.
process.on('uncaughtException', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
if (command === 'check' && language === undefined) process.exitCode = check();
else if (command === 'export' && isLanguage(language)) await exportTo(language, resolve(here, file ?? `${language}.po`));
else if (command === 'import' && isLanguage(language) && file) process.exitCode = await importFrom(language, resolve(here, file));
else {
  console.error(usage);
  process.exitCode = 2;
}

function isLanguage(name: string | undefined): name is Language {
  return languages.some((each) => each === name);
}

async function exportTo(language: Language, path: string): Promise<void> {
  const entries = await entriesOf(language);
  writeFileSync(path, poOf(language, entries));
  console.log(`${path}: ${entries.length} texts.`);
  const inCode = entries.filter(({ kind }) => kind === 'code').map(({ key }) => key);
  if (inCode.length > 0) console.log(`Stay in code, marked by a comment: ${inCode.join(', ')}.`);
  console.log('Left out, because each language has its own: the example questions of the assistant.');
}

async function importFrom(language: Language, path: string): Promise<number> {
  const { files, changed, refused, byHand } = await planImport(language, readFileSync(path), await entriesOf(language));
  if (refused.length > 0) {
    console.error(`${refused.join('\n')}\nNothing is changed.`);
    return 1;
  }
  const paths = [...files.keys()].map((each) => join(sourceFolder, each));
  for (const [each, source] of files) writeFileSync(join(sourceFolder, each), source);
  if (paths.length > 0) {
    const biome = spawnSync('biome', ['format', '--write', ...paths], { encoding: 'utf8', shell: process.platform === 'win32' });
    if (biome.status !== 0) console.error(`The new texts are written, but not formatted. ${biome.stderr ?? biome.error}`);
  }
  console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}.` : 'No text is changed.');
  if (byHand.length > 0) console.log(`These stay in code. Please write them:\n${byHand.join('\n')}`);
  return 0;
}

function check(): number {
  const sentences = languages.flatMap((language) => {
    if (language === 'english') return [];
    const gaps = gapsOf(language);
    return [
      ...gaps.missing.map((key) => `${language} lacks ${key}.`),
      ...gaps.unknown.map((key) => `${language} has ${key}, which English does not have.`),
      ...gaps.english.map((key) => `${language} leaves ${key} in English. If that is meant, list it in testing/gaps.ts.`),
      ...gaps.translated.map((key) => `${language} translates ${key}, which testing/gaps.ts lists as English.`),
    ];
  });
  console.log(sentences.length > 0 ? sentences.join('\n') : 'Every language has every text, in its own words.');
  return sentences.length > 0 ? 1 : 0;
}
