// Shapes the answer of a handler by the contract.
import type { Endpoint } from '@app/contract/endpoint.ts';
import * as z from 'zod/mini';
import type { FileAnswer, GzippedJson, JsonText, StreamAnswer } from '#endpoints/context.ts';

/**
 * Keeps the fields of the contract and drops the rest, so that nothing else leaks. JSON text was selected column by column
 * already.
 */
export function shapeAnswer(endpoint: Endpoint, answer: unknown): unknown {
  return isPrebuilt(endpoint, answer) ? answer : z.parse(endpoint.response, answer);
}

/** Whether the answer is sent as the database or the handler has built it. */
export function isPrebuilt(endpoint: Endpoint, answer: unknown): answer is JsonText | GzippedJson | FileAnswer | StreamAnswer {
  if (endpoint.file || endpoint.stream) return true;
  return typeof answer === 'object' && answer !== null && ('jsonText' in answer || 'gzipped' in answer);
}
