// A form field with a textarea.
import { Field } from '#ui/field.tsx';
import type { Written } from '#ui/input-field.tsx';
import { Textarea, type TextareaProps } from '#ui/textarea.tsx';

type TextareaFieldProps = Written & Omit<TextareaProps, keyof Written>;

export function TextareaField({ label, hint, error, optional, dense, className, onChange, ...rest }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} dense={dense} className={className}>
      {(control) => <Textarea {...rest} {...control} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}
