// The examples of the API reference. `openapi-examples.test.ts` runs them and writes them to openapi.examples.jsonl, one in a line.
import { readFileSync } from 'node:fs';
import { apiExamplesFile } from '#program-files.ts';

/** A request that was run, and its answer with ids and instants that are always the same. */
export interface Example {
  operation: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  status: number;
  /** JSON, or the text of a file; undefined for bytes and for streams that do not end. */
  answer?: unknown;
}

/** Returns the examples by operation. */
export function readExamples(): Map<string, Example> {
  const lines = readFileSync(apiExamplesFile, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as Example).map((example) => [example.operation, example]));
}
