// The answer of a call, before it is sent.
import type { FileAnswer, GzippedJson, JsonText, StreamAnswer } from '#endpoints/context.ts';

/** The answer of a call: a value, or text and files as the database and the handler built them. */
export interface Outcome {
  status: number;
  result: JsonText | GzippedJson | FileAnswer | StreamAnswer | { value: unknown };
}
