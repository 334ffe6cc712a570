// Names why a model did not answer, so that the person gets a sentence about it.
import type { ReplyFailure } from '@app/contract/conversations/conversations.contract.ts';

/** Thrown instead of a request for which the person has no tokens left today. */
export class BudgetSpent extends Error {}

/** Thrown out of an answer that has no end. */
export class AnswerTooLong extends Error {}

type Code = ReplyFailure['code'];

/** Returns the code of an error of the library, of the network or of our own. */
export function failureOf(error: unknown): Code {
  const causes = causesOf(error);
  // The library reports it as an answer that it cannot read.
  if (causes.some((cause) => cause instanceof AnswerTooLong)) return 'tooLong';
  const codes = causes.flatMap((cause) => codeOf(cause) ?? []);
  // A connection that broke within an answer is reported as an answer that it cannot read, too.
  return codes.find((code) => code !== 'badAnswer') ?? codes[0] ?? 'unexpected';
}

function codeOf(error: Error): Code | undefined {
  if (error instanceof BudgetSpent) return 'budget';
  if (error.name === 'TimeoutError') return 'slow';
  if ('statusCode' in error && typeof error.statusCode === 'number') return codeOfStatus(error.statusCode);
  if (/^AI_(JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoContentGenerated|NoOutput)/.test(error.name))
    return 'badAnswer';
  const isNetwork = 'code' in error && /^(E[A-Z]+|UND_ERR_\w+)$/.test(String(error.code));
  return isNetwork || (error.name === 'AI_APICallError' && 'isRetryable' in error && error.isRetryable === true)
    ? 'unreachable'
    : undefined;
}

function codeOfStatus(status: number): Code | undefined {
  const isElsewhere = status >= 300 && status < 400;
  if (isElsewhere || [401, 402, 403, 404].includes(status)) return 'badKey';
  if (status === 429 || status === 529) return 'busy';
  if (status === 408 || status === 504) return 'slow';
  if (status >= 500) return 'unreachable';
  return status === 200 ? 'badAnswer' : undefined;
}

/** Returns what the log says of a failure. A provider's words may repeat what was sent, so they are logged only if that is kept. */
export function loggedFailure(error: unknown, keepContent: boolean): object {
  const ofLibrary = causesOf(error).findLast(({ name }) => name.startsWith('AI_'));
  if (!ofLibrary || keepContent) return { err: error };
  return { model: { type: ofLibrary.name, status: 'statusCode' in ofLibrary ? ofLibrary.statusCode : undefined } };
}

/** An error, the last one of several attempts, and what caused them. */
function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at: unknown = error; at instanceof Error && found.length < 10; ) {
    found.push(at);
    at = 'lastError' in at && at.lastError !== undefined ? at.lastError : at.cause;
  }
  return found;
}
