// A form field with a single-line input.
import { Field, type FieldProps } from '#ui/field.tsx';
import { Input, type InputProps } from '#ui/input.tsx';

export interface Written extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
}

type InputFieldProps = Written & Omit<InputProps, keyof Written>;

/** The browser suggests nothing unless `autoComplete` is set. */
export function InputField({ label, hint, error, optional, dense, className, onChange, ...rest }: InputFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} dense={dense} className={className}>
      {(control) => <Input autoComplete="off" {...rest} {...control} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}
