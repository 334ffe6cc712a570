// One endpoint: what it does, who may call it, parameters, body, answers, the command that calls it, and trying it.
import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import type { ReactNode } from 'react';
import { CodeBlock } from '#screens/api-docs/code-block.tsx';
import { limitsText, type Operation, typeText } from '#screens/api-docs/description.ts';
import { InlineCode } from '#screens/api-docs/inline-code.tsx';
import { MethodName } from '#screens/api-docs/method-name.tsx';
import { curlFor } from '#screens/api-docs/request-of.ts';
import { SchemaFields } from '#screens/api-docs/schema-fields.tsx';
import { TryIt } from '#screens/api-docs/try-it.tsx';
import { Badge } from '#ui/badge.tsx';

interface EndpointPageProps {
  operation: Operation;
  token: string;
  onToken: (token: string) => void;
}

export function EndpointPage({ operation, token, onToken }: EndpointPageProps) {
  const { method, path, summary, description, parameters, body, answers, callers } = operation;
  const [success, ...refusals] = answers;
  return (
    <>
      <h1 className="api-docs-title">{summary}</h1>
      <p className="mt-2 flex items-baseline gap-2 text-14">
        <MethodName method={method} className="text-13" />
        <code className="api-docs-path">{path}</code>
      </p>
      <div className="mt-3 flex flex-col gap-2 text-14 text-pretty">
        {description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <InlineCode text={paragraph} />
          </p>
        ))}
      </div>
      <ul aria-label={words.callers} className="mt-3 flex flex-wrap gap-1.5">
        <li>
          <Badge>{callers.everybody ? words.everybody : words.session}</Badge>
        </li>
        {callers.scope === undefined ? null : (
          <li>
            <Badge tone="accent">{words.token(callers.scope)}</Badge>
          </li>
        )}
      </ul>
      {parameters.length > 0 ? (
        <Section title={words.parameters}>
          <ul className="api-docs-fields">
            {parameters.map(({ name, in: location, required, description: meaning, schema }) => (
              <li key={name}>
                <code className="font-semibold">{name}</code>{' '}
                <span className="text-ink-3">
                  {[location === 'path' ? words.inPath : words.inQuery, required ? words.required : words.optional].join(', ')}
                  {[' ·', typeText(schema), limitsText(schema)].filter(Boolean).join(' ')}
                </span>
                <p className="text-ink-2">
                  <InlineCode text={meaning} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {body ? (
        <Section title={`${words.body}: ${body.type}`}>
          <SchemaFields schema={body.schema} />
          {body.example === undefined ? null : (
            <CodeBlock label={words.exampleBody} text={JSON.stringify(body.example, null, 2)} />
          )}
        </Section>
      ) : null}
      <Section title={words.request}>
        <CodeBlock label="curl" text={curlFor(operation, location.origin)} />
      </Section>
      <Section title={words.answers}>
        {success ? (
          <>
            <p className="mb-2 text-13">
              <Badge tone="success">{success.status}</Badge> {success.description}{' '}
              <span className="text-ink-3">{success.type}</span>
            </p>
            {success.content ? <SchemaFields schema={success.content.schema} /> : null}
            {success.content?.example === undefined ? null : (
              <CodeBlock label={words.exampleAnswer} text={asText(success.content.example)} />
            )}
          </>
        ) : null}
        <ul className="api-docs-fields mt-3">
          {refusals.map(({ status, description: reason }) => (
            <li key={status} className="flex gap-2">
              <code className="w-14 shrink-0">{status}</code>
              <span className="text-ink-2">
                <InlineCode text={reason} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.tryIt}>
        <TryIt operation={operation} token={token} onToken={onToken} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="api-docs-heading">{title}</h2>
      {children}
    </section>
  );
}

function asText(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example, null, 2);
}
