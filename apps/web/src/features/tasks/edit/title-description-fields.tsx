// Title and description of a task, the first fields of both of its forms.
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { MarkdownBox, type TextFiles } from '#features/markdown/markdown-box.tsx';
import type { Mentionable } from '#features/markdown/use-mentions.ts';
import type { TaskValues } from '#features/tasks/edit/task-values.ts';
import { TitleLine } from '#features/tasks/edit/title-line.tsx';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';

type Wording = Pick<TaskValues, 'title' | 'description'>;

interface TitleDescriptionFieldsProps {
  values: Wording;
  onChange: (change: Partial<Wording>) => void;
  errors: Readonly<Record<string, string>>;
  titleRef: Ref<HTMLTextAreaElement>;
  titleMax?: number | undefined;
  /** Who can be mentioned in the description. */
  mentionable: Mentionable;
  /** How the description takes files; without it, they are files of the task alone. */
  files?: TextFiles | undefined;
  /** What was understood of the title. */
  understood?: ReactNode;
  /** Text was pasted into the title, which joins its lines. */
  onPaste?: ((text: string) => void) | undefined;
}

export function TitleDescriptionFields({
  values,
  onChange,
  errors,
  titleRef,
  titleMax,
  mentionable,
  files,
  understood,
  onPaste,
}: TitleDescriptionFieldsProps) {
  const { tasks } = useText();
  return (
    <div data-takes-files className="contents">
      <Field label={tasks.titleLabel} error={errors['title']}>
        {(control) => (
          <TitleLine
            {...control}
            ref={titleRef}
            value={values.title}
            maxLength={titleMax}
            placeholder={tasks.titlePlaceholder}
            onChange={(title) => onChange({ title })}
            onPaste={(event) => onPaste?.(event.clipboardData.getData('text/plain'))}
          />
        )}
      </Field>
      {understood}
      <Field label={tasks.description} error={errors['description']}>
        {(control) => (
          <div data-edits="description">
            <MarkdownBox
              {...control}
              name={tasks.description}
              rows={4}
              value={values.description}
              placeholder={tasks.descriptionPlaceholder}
              mentionable={mentionable}
              files={files}
              onChange={(description) => onChange({ description })}
            />
          </div>
        )}
      </Field>
    </div>
  );
}

/** Returns the ref of the title's input, which takes the focus whenever the title has an error. */
export function useTitleInput(errors: Readonly<Record<string, string>>) {
  const title = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (errors['title']) title.current?.focus();
  }, [errors]);
  return title;
}
