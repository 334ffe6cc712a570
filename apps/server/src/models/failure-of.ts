// Names why a model did not answer, so that the person gets a sentence about it.
import type { ReplyFailure } from '@app/contract/conversations/conversations.contract.ts';
import { providerSentence } from '#models/provider-sentence.ts';

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
  if ('statusCode' in error && typeof error.statusCode === 'number') {
    const said = 'responseBody' in error && typeof error.responseBody === 'string' ? error.responseBody.slice(0, 4_000) : '';
    return codeOfWords(error.statusCode, said) ?? codeOfStatus(error.statusCode);
  }
  if (/^AI_(JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoContentGenerated|NoOutput)/.test(error.name))
    return 'badAnswer';
  const isNetwork = 'code' in error && /^(E[A-Z]+|UND_ERR_\w+)$/.test(String(error.code));
  return isNetwork || (error.name === 'AI_APICallError' && 'isRetryable' in error && error.isRetryable === true)
    ? 'unreachable'
    : undefined;
}

/** What providers mean by more than their status: 400, 404, 429 and 500 stand for several causes. */
function codeOfWords(status: number, said: string): Code | undefined {
  if (status === 402 || /insufficient_quota|credit balance|insufficient (?:credits|funds|balance)/i.test(said)) return 'noCredit';
  if (status < 400 || status === 401 || status === 403) return undefined;
  if (status === 413 || tooMuch.test(said)) return 'contextFull';
  if (noTools.test(said)) return 'noTools';
  return /content[_ -]?(?:filter|policy|management)/i.test(said) ? 'refused' : undefined;
}

const tooMuch =
  /context[_ ]?(?:length|size|window)|maximum (?:context|prompt|input)|prompt is too long|too many (?:input )?tokens|exceeds? the (?:available )?context/i;
const noTools =
  /not support (?:tools|tool use|tool calling|function)|tool[-_ ](?:choice|call[- ]?parser)|support tool use|tools param requires|function calling is not/i;

function codeOfStatus(status: number): Code | undefined {
  const isElsewhere = status >= 300 && status < 400;
  if (isElsewhere || [401, 403, 404].includes(status)) return 'badKey';
  if (status === 429 || status === 529) return 'busy';
  if (status === 408 || status === 504) return 'slow';
  if (status >= 500) return 'unreachable';
  return status === 200 ? 'badAnswer' : undefined;
}

/**
 * Returns what the log says of a failure. A provider's words may repeat what was sent: without what was, unless that is kept anyway.
 */
export function loggedFailure(error: unknown, keepContent: boolean): object {
  const ofLibrary = causesOf(error).findLast(({ name }) => name.startsWith('AI_'));
  if ((!ofLibrary && typeof error !== 'string') || keepContent) return { err: error };
  const status = ofLibrary && 'statusCode' in ofLibrary ? ofLibrary.statusCode : undefined;
  return { model: { type: ofLibrary?.name, status, said: providerSentence(error) } };
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
