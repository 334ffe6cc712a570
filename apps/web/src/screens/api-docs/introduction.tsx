// Explains the rules of all endpoints: tokens, limits, repeated writes, and the codes of errors.
import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import { FileJson } from 'lucide-react';
import { descriptionAddress } from '#screens/api-docs/api-docs.queries.ts';
import type { Description } from '#screens/api-docs/description.ts';
import { InlineCode } from '#screens/api-docs/inline-code.tsx';

export function Introduction({ description }: { description: Description }) {
  const { info } = description;
  return (
    <>
      <h1 className="api-docs-title">{words.title}</h1>
      <div className="mt-3 flex flex-col gap-3 text-14 text-pretty">
        {info.description.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </div>
      <a
        href={descriptionAddress}
        download="openapi.json"
        className="api-docs-link mt-4 inline-flex items-center gap-1.5 text-13"
      >
        <FileJson aria-hidden="true" className="size-4" />
        {words.download}
      </a>
      <h2 className="api-docs-heading">{words.errors}</h2>
      <p className="mb-3 text-13 text-ink-2">
        <InlineCode text={words.errorsText} />
      </p>
      <dl className="api-docs-errors">
        {Object.entries(description['x-errors']).map(([code, { statuses, title, text }]) => (
          <div key={code} id={`error-${code}`}>
            <dt>
              <code>{code}</code>
              <span className="text-12 text-ink-3">{statuses.join(', ')}</span>
            </dt>
            <dd>
              <span className="font-medium">{`${title}.`}</span>{' '}
              <span className="text-ink-2">
                <InlineCode text={text} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
