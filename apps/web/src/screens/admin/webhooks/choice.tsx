// A choice of several things by checkboxes, each with an explanation.
import { type ReactNode, useId } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorText } from '#ui/error-text.tsx';

interface ChoiceProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** What stands beside the label. */
  beside?: ReactNode;
  children: ReactNode;
}

export function Choice({ label, hint, error, beside, children }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`} className="min-w-0">
      <legend className="text-13 font-medium">{label}</legend>
      {hint === undefined ? null : <p className="text-12 text-pretty text-ink-2">{hint}</p>}
      {beside}
      <div className="mt-2">{children}</div>
      <div role="alert" className="min-h-5">
        {error === undefined ? null : <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  label: string;
  text?: string | undefined;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

export function Option({ label, text, checked, disabled, onChange }: OptionProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <Checkbox
        id={id}
        {...(text === undefined ? {} : { 'aria-describedby': `${id}-text` })}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block text-13 wrap-anywhere">
          {label}
        </label>
        {text === undefined ? null : (
          <p id={`${id}-text`} className="text-12 text-pretty text-ink-3">
            {text}
          </p>
        )}
      </div>
    </div>
  );
}
