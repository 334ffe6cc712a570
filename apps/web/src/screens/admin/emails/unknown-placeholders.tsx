// Lists unknown placeholders, selects them in the text, and replaces them with the most similar known one.

import type { Placeholder } from '@app/contract/email-templates/email-templates.limits.ts';
import {
  nearestPlaceholder,
  placeholderParts,
  placeholderTag,
  unknownPlaceholders,
} from '@app/contract/email-templates/email-templates.rules.ts';
import { TriangleAlert } from 'lucide-react';
import { insertText, selectText, type TextField } from '#lib/insert-text.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

interface UnknownPlaceholdersProps {
  texts: readonly string[];
  /** The fields that contain the texts. */
  fields: () => TextField[];
}

export function UnknownPlaceholders({ texts, fields }: UnknownPlaceholdersProps) {
  const { emailTemplates: words } = useText();
  const unknown = unknownPlaceholders(...texts);
  return (
    <div role="status">
      {unknown.length === 0 ? null : (
        <section className="mb-4 rounded-md bg-warning-tint px-3 py-2.5 text-13">
          <h3 className="flex items-center gap-2 font-semibold text-warning-ink">
            <TriangleAlert aria-hidden="true" className="size-4" />
            {words.unknownTitle}
          </h3>
          <p className="text-12 text-warning-ink">{words.unknownText}</p>
          <ul className="mt-2 flex flex-col gap-2">
            {unknown.map((name) => (
              <Unknown key={name} name={name} fields={fields} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Unknown({ name, fields }: { name: string; fields: () => TextField[] }) {
  const { emailTemplates: words } = useText();
  const written = `{{${name}}}`;
  const meant = nearestPlaceholder(name);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-ink-1">
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {words.unknown(written)} {meant ? words.suggestion(placeholderTag(meant)) : null}
      </span>
      <Button aria-label={words.find(written)} onClick={() => show(fields(), name)}>
        {words.findShort}
      </Button>
      {meant ? <Button onClick={() => replace(fields(), name, meant)}>{words.replace(meant)}</Button> : null}
    </li>
  );
}

function placesOf(field: TextField, name: string) {
  return placeholderParts(field.value).filter((part) => part.name === name);
}

function show(fields: TextField[], name: string): void {
  const field = fields.find((one) => placesOf(one, name).length > 0);
  const [first] = field ? placesOf(field, name) : [];
  if (field && first) selectText(field, first.start, first.start + first.text.length);
}

/** Replaces from the end, so that earlier positions stay valid. */
function replace(fields: TextField[], name: string, meant: Placeholder): void {
  for (const field of fields) {
    for (const { start, text } of placesOf(field, name).toReversed()) {
      selectText(field, start, start + text.length);
      insertText(field, placeholderTag(meant));
    }
  }
}
