// Measures what a real model adds to the rules (`npm run deep -- model` with MODEL_URL): questions as people type them, with the right
// readings, and changes that the rules refuse, whose readings are printed to be judged by eye. Without MODEL_URL it is left out.
import type { Language } from '@app/contract/limits.ts';
import { readCommand } from '@app/language/command/read-command.rules.ts';
import { isAnswered, readQuestion, readQuestionAs } from '@app/language/question/read-question.rules.ts';
import { readNamedActs } from '@app/language/reading/read-named-acts.rules.ts';
import { printAsked } from '@app/language/testing/golden/print-asked.ts';
import { printCommand } from '@app/language/testing/golden/print-command.ts';
import { goldenNames } from '@app/language/testing/golden/read-golden.ts';
import { typedQuestions } from '@app/language/testing/golden/typed-questions.ts';
import { englishJudged } from '@app/language/testing/lines/english-judged.ts';
import { frenchJudged } from '@app/language/testing/lines/french-judged.ts';
import { germanJudged } from '@app/language/testing/lines/german-judged.ts';
import { spanishJudged } from '@app/language/testing/lines/spanish-judged.ts';
import { companyTitles } from '@app/language/testing/lines/titles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rankedKinds, weights } from '#conversations/rank-kinds.ts';
import { connectModel } from '#models/connect-model.ts';
import type { CurrentModel } from '#models/model-settings.ts';
import { currentModel } from '#models/model-settings.ts';
import { actList, actsOf } from '#models/name-acts.ts';
import { kindList, kindsOf } from '#models/name-kind.ts';
import { namedWords, type WordList } from '#models/name-words.ts';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let ana: Person;
let current: CurrentModel;
/** Milliseconds of each request. */
const times: number[] = [];

beforeAll(async () => {
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: process.env['MODEL_URL'] ?? '',
    AI_MODEL: process.env['MODEL_NAME'] ?? 'any',
    ...(process.env['MODEL_KEY'] && { AI_API_KEY: process.env['MODEL_KEY'] }),
  };
  test = await testApp({ env, connectModel });
  ana = await aUser(test);
  const found = await currentModel(test.db, test.config);
  if (!found) throw new Error('MODEL_URL is not the address of a model.');
  current = found;
  // The first request of each list reads what all begin with.
  for (const list of [kindList, actList]) await said(list, 'hello');
  times.length = 0;
}, 600_000);
afterAll(() => test.close());

async function said(list: WordList, text: string) {
  const began = performance.now();
  const stopping = new AbortController().signal;
  const log = { warn: () => undefined };
  const named = await namedWords({ db: test.db, log, connectModel, stopping }, list, {
    current,
    userId: ana.id,
    text,
    ending: stopping,
  });
  times.push(performance.now() - began);
  return named;
}

function optionsIn(language: Language) {
  return { language, today: '2026-11-18', names: goldenNames, titles: companyTitles[language] };
}

it('reads no fewer questions right than the rules alone', async () => {
  const table: Record<string, { lines: number; rules: number; withModel: number; wrong: number }> = {};
  for (const line of typedQuestions.trim().split('\n')) {
    const [language, style, wanted, text] = line.split(' | ') as [Language, string, string, string];
    const options = optionsIn(language);
    const asked = readQuestion(text, options);
    const rules = printAsked(asked);
    let read = rules;
    // What is known of a named task is an answer in part if words were not used.
    const isInPart = asked.kinds[0]?.kind === 'task' && !isAnswered(asked) && asked.unused.length > 0;
    if ((rules === '?' || isInPart) && !asked.turns) {
      const { kinds, change } = kindsOf(await said(kindList, text));
      const [best] = change >= weights.change ? [] : rankedKinds(asked, kinds, false);
      if (best && best.score >= weights.sure) read = printAsked(readQuestionAs(best.kind, text, options));
    }
    table[`${language}, ${style}`] ??= { lines: 0, rules: 0, withModel: 0, wrong: 0 };
    const row = table[`${language}, ${style}`];
    if (!row) continue;
    row.lines++;
    row.rules += Number(rules === wanted);
    row.withModel += Number(read === wanted);
    row.wrong += Number(read !== wanted && read !== '?');
    if (read !== wanted && read !== rules) console.log(`${text} = ${read}, not ${wanted}`);
  }
  console.table(table);
  print('questions');
  for (const row of Object.values(table)) expect(row.withModel).toBeGreaterThanOrEqual(row.rules);
}, 3_600_000);

it('names changes that the rules refuse', async () => {
  const tables = { english: englishJudged, spanish: spanishJudged, french: frenchJudged, german: germanJudged };
  for (const [language, table] of Object.entries(tables) as [Language, string][])
    for (const line of table.trim().split('\n')) {
      const text = /^\w+ [=~?] (.*?) => /.exec(line)?.[1] ?? '';
      const options = optionsIn(language);
      if (text === '' || (readCommand(text, options)?.stops.length ?? 1) === 0) continue;
      const { change } = kindsOf(await said(kindList, text));
      if (change < weights.change) {
        console.log(`${text} = no change (${change.toFixed(2)})`);
        continue;
      }
      const named = actsOf(await said(actList, text));
      const read = named.map(({ acts }) => readNamedActs(acts, text, options)).find((each) => each?.missing.length === 0);
      const meaning = read?.commands.map(printCommand).join(' + ');
      console.log(`${text} = ${meaning || (read?.undoes ? 'undo' : '?')} (${named[0]?.acts.join(' ')})`);
    }
  print('changes');
}, 3_600_000);

function print(name: string): void {
  const sorted = times.splice(0).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(`${name}: ${sorted.length} requests, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
