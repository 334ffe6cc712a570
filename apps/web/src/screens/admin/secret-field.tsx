// A secret in the settings: whether one is stored, and a field for another one. It is never shown.
import { type ReactNode, useId, useState } from 'react';
import type { SecretEdit } from '#screens/admin/use-settings-edit.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/input-field.tsx';

interface SecretWords {
  label: string;
  hint: string;
  stored: string;
  unreadable: string;
  other: string;
  removed: string;
  replace: string;
  remove: string;
  keep: string;
}

interface SecretFieldProps {
  /** Its name in the API. */
  field: string;
  words: SecretWords;
  maxLength: number;
  isStored: boolean;
  /** The stored secret was encrypted with another SECRET_KEY. */
  isUnreadable: boolean;
  /** The stored secret is for something else than what is typed. */
  isOther: boolean;
  edit: SecretEdit;
  error: string | undefined;
  onChange: (edit: SecretEdit) => void;
}

export function SecretField(props: SecretFieldProps) {
  const { field, words, maxLength, isStored, isUnreadable, isOther, edit, error, onChange } = props;
  // After a click the control that replaces the clicked one takes the focus.
  const [isClicked, setClicked] = useState(false);
  function choose(next: SecretEdit): void {
    setClicked(true);
    onChange(next);
  }
  const keep = <Button onClick={() => choose({ kind: 'keep' })}>{words.keep}</Button>;
  if (isStored && edit.kind === 'keep') {
    return (
      <Line
        label={words.label}
        text={isOther ? words.other : isUnreadable ? words.unreadable : words.stored}
        isWarning={isOther || isUnreadable}
      >
        <Button autoFocus={isClicked} onClick={() => choose({ kind: 'replace', value: '' })}>
          {words.replace}
        </Button>
        {isOther ? null : <Button onClick={() => choose({ kind: 'remove' })}>{words.remove}</Button>}
      </Line>
    );
  }
  if (edit.kind === 'remove') {
    return (
      <Line label={words.label} text={words.removed}>
        <Button autoFocus onClick={() => choose({ kind: 'keep' })}>
          {words.keep}
        </Button>
      </Line>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2" data-field={field}>
      <InputField
        dense
        className="w-full"
        label={words.label}
        hint={words.hint}
        error={error}
        type="password"
        // A browser would offer the person's own password.
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={isClicked}
        maxLength={maxLength}
        value={edit.kind === 'replace' ? edit.value : ''}
        onChange={(value) => onChange(value === '' && !isStored ? { kind: 'keep' } : { kind: 'replace', value })}
      />
      {isStored ? keep : null}
    </div>
  );
}

interface LineProps {
  label: string;
  text: string;
  isWarning?: boolean;
  children: ReactNode;
}

function Line({ label, text, isWarning = false, children }: LineProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p id={id} className="text-13 font-medium">
          {label}
        </p>
        <p className={`text-12 text-pretty ${isWarning ? 'text-warning-ink' : 'text-ink-2'}`}>{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
