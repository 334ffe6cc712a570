// Shows the server's answer: status, duration, the headers that matter, and the body.
import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import type { PlainAnswer } from '#lib/plain-request.ts';
import { CodeBlock } from '#screens/api-docs/code-block.tsx';
import { Badge } from '#ui/badge.tsx';

/** A longer text would make the page slow. */
const shownCharacters = 100_000;
const shownHeaders = ['content-type', 'etag', 'link', 'retry-after', 'ratelimit-remaining', 'ratelimit-reset', 'x-request-id'];

export function TryAnswer({ answer }: { answer: PlainAnswer | 'none' }) {
  if (answer === 'none') return <p className="text-13 text-danger-ink">{words.noAnswer}</p>;
  const { status, headers, text, size, duration } = answer;
  const body = readable(text);
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-12 text-ink-3">
        <Badge tone={status < 300 ? 'success' : status < 500 ? 'warning' : 'danger'}>{status}</Badge>
        <span>{words.duration(duration)}</span>
        <span>{words.bytes(size)}</span>
      </p>
      <ul className="mb-2 font-mono text-12 wrap-anywhere text-ink-2">
        {shownHeaders
          .filter((name) => headers.has(name))
          .map((name) => (
            <li key={name}>{`${name}: ${headers.get(name)}`}</li>
          ))}
      </ul>
      {text === '' ? (
        <p className="text-13 text-ink-2">{size === 0 ? words.empty : words.isFile}</p>
      ) : (
        <CodeBlock label={words.result} text={body.slice(0, shownCharacters)} />
      )}
      {body.length > shownCharacters ? <p className="text-12 text-ink-3">{words.cut}</p> : null}
    </>
  );
}

/** Longer JSON is shown as it came: to indent megabytes takes seconds. */
const indentedCharacters = 1_000_000;

function readable(text: string): string {
  if (text.length > indentedCharacters) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
