// For tests: checks what must hold for every answer.
import { unzipSync } from 'node:zlib';

const internal =
  /\n\s+at |node_modules|\.ts:\d|SQLSTATE|violates|duplicate key|syntax error at|relation "|null value in|invalid input|\b(select|insert into|update|delete from) .*\b(from|values|set|where)\b|ZodError|TypeError|RangeError|DrizzleQueryError|Failed query|\$argon2|FST_|PGlite/i;

interface AnswerSnapshot {
  status: number;
  /** To read an answer that was compressed. */
  bytes?: Buffer;
  headers: Record<string, unknown>;
  text: string;
}

/**
 * Returns what is wrong with an answer: a failure, a refusal without message and code, or internal details; undefined if nothing
 * is.
 */
export function answerFault({ status, headers, text: sent, bytes }: AnswerSnapshot): string | undefined {
  const text = headers['content-encoding'] && bytes ? unzipSync(bytes).toString() : sent;
  const seen = `${status} ${text.slice(0, 300)}`;
  if (status >= 500) return `it failed: ${seen}`;
  if (status < 400 || text === '') return undefined;
  // A page shows an error to people as HTML.
  if (!String(headers['content-type']).startsWith('application/json')) return isPage(text) ? undefined : `no JSON: ${seen}`;
  const { message, error, current } = parsed(text);
  if (!/\S/.test(String(message ?? '')) || !/^[a-z_]+$/.test(String(error))) return `no message or no code: ${seen}`;
  if (internal.test(text)) return `it tells of itself: ${seen}`;
  // A conflict contains the current row, which may be long.
  return text.length < 20_000 || current !== undefined ? undefined : `long: ${seen}`;
}

function isPage(text: string): boolean {
  return text.startsWith('<!doctype html>');
}

function parsed(text: string): { message?: unknown; error?: unknown; current?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
