// The field of a title: one line that wraps; Enter saves.
import type { ComponentProps } from 'react';
import { isOfComposition } from '#lib/composition.ts';

type TitleLineProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string;
  onChange: (title: string) => void;
};

export function TitleLine({ onChange, ...rest }: TitleLineProps) {
  return (
    <textarea
      rows={1}
      {...rest}
      data-edits="title"
      className="task-title-input"
      onChange={(event) => onChange(oneLine(event.target.value))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isOfComposition(event) || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}

/** Joins pasted lines into one. */
function oneLine(text: string): string {
  if (!text.includes('\n')) return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}
