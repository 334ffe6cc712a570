// The fields of a body or an answer with types and limits; those of an inner object open on demand.
import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import { fieldsOf, limitsText, type Schema, typeText } from '#screens/api-docs/description.ts';

export function SchemaFields({ schema }: { schema: Schema }) {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return <p className="mb-2 font-mono text-12 text-ink-2">{typeText(schema)}</p>;
  return (
    <>
      {schema.items ? <p className="mb-2 text-12 text-ink-3">{typeText(schema)}</p> : null}
      <ul className="api-docs-fields">
        {fields.map(({ name, schema: field, required }) => (
          <li key={name}>
            <code className="font-semibold">{name}</code>{' '}
            <span className="text-ink-3">
              {[typeText(field), limitsText(field), required ? '' : words.optional].filter(Boolean).join(', ')}
            </span>
            <InnerFields schema={field} />
          </li>
        ))}
      </ul>
    </>
  );
}

function InnerFields({ schema }: { schema: Schema }) {
  const { length } = fieldsOf(schema);
  if (length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="api-docs-link w-fit text-12">{words.fields(length)}</summary>
      <div className="mt-1 border-s border-line ps-3">
        <SchemaFields schema={schema} />
      </div>
    </details>
  );
}
