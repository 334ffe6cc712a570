// The HTML field of a template: highlights placeholders, unknown ones in red.
import { isPlaceholder, placeholderParts } from '@app/contract/email-templates/email-templates.rules.ts';
import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';
import { Textarea } from '#ui/textarea.tsx';

type ContentFieldProps = ComponentProps<'textarea'> & { value: string };

/** The text and its highlights overlap with the same metrics, so that the highlights are behind the words. */
const same = 'col-start-1 row-start-1 m-0 min-h-80 px-3 py-2.5 font-mono text-13 leading-5 wrap-anywhere whitespace-pre-wrap';

export function ContentField({ value, ...rest }: ContentFieldProps) {
  return (
    <div className="grid rounded-sm bg-surface">
      <pre aria-hidden="true" className={cn(same, 'overflow-hidden border border-transparent text-transparent select-none')}>
        {placeholderParts(value).map(({ text, start, name }) => (
          <span key={start} className={name === undefined ? undefined : lookOf(name)}>
            {text}
          </span>
        ))}{' '}
      </pre>
      <Textarea
        {...rest}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        className={cn(same, 'resize-none overflow-hidden bg-transparent!')}
      />
    </div>
  );
}

function lookOf(name: string): string {
  if (isPlaceholder(name)) return 'rounded-[3px] bg-brand-subtle';
  return 'rounded-[3px] bg-danger-tint underline decoration-danger-1 decoration-wavy underline-offset-4';
}
