// A field of a form into which something is written: one line, or several.
import { Field, type FieldProps } from '#ui/field.tsx';
import { Input, type InputProps } from '#ui/input.tsx';
import { Textarea, type TextareaProps } from '#ui/textarea.tsx';

interface Written extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
}

type InputFieldProps = Written & Omit<InputProps, keyof Written>;
type TextareaFieldProps = Written & Omit<TextareaProps, keyof Written>;

/** One line, for which the browser suggests nothing unless `autoComplete` says so. */
export function InputField({ label, hint, error, optional, dense, className, onChange, ...rest }: InputFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} dense={dense} className={className}>
      {(control) => <Input autoComplete="off" {...rest} {...control} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}

export function TextareaField({ label, hint, error, optional, dense, className, onChange, ...rest }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} dense={dense} className={className}>
      {(control) => <Textarea {...rest} {...control} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}
