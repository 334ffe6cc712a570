// The key of the provider: whether one is stored, and a field for another one. It is never shown.
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '#lib/text.ts';
import type { KeyEdit } from '#screens/admin/models/typed-settings.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/input-field.tsx';

interface KeyFieldProps {
  hasKey: boolean;
  /** The stored key was encrypted with another SECRET_KEY. */
  isUnreadable: boolean;
  /** The stored key is for another address than the typed one. */
  isOther: boolean;
  edit: KeyEdit;
  error: string | undefined;
  onChange: (edit: KeyEdit) => void;
}

export function KeyField({ hasKey, isUnreadable, isOther, edit, error, onChange }: KeyFieldProps) {
  const { settings: words } = useText().models;
  // After a click the control that replaces the clicked one takes the focus.
  const [isClicked, setClicked] = useState(false);
  function choose(next: KeyEdit): void {
    setClicked(true);
    onChange(next);
  }
  const keep = <Button onClick={() => choose({ kind: 'keep' })}>{words.keepKey}</Button>;
  if (hasKey && edit.kind === 'keep') {
    return (
      <Line
        text={isOther ? words.keyOther : isUnreadable ? words.keyUnreadable : words.keyStored}
        isWarning={isOther || isUnreadable}
      >
        <Button autoFocus={isClicked} onClick={() => choose({ kind: 'replace', value: '' })}>
          {words.replaceKey}
        </Button>
        {isOther ? null : <Button onClick={() => choose({ kind: 'remove' })}>{words.removeKey}</Button>}
      </Line>
    );
  }
  if (edit.kind === 'remove') {
    return (
      <Line text={words.keyRemoved}>
        <Button autoFocus onClick={() => choose({ kind: 'keep' })}>
          {words.keepKey}
        </Button>
      </Line>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2" data-field="apiKey">
      <InputField
        dense
        className="w-full"
        label={words.key}
        hint={words.keyHint}
        error={error}
        type="password"
        // A browser would offer the person's own password.
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={isClicked}
        maxLength={modelLimits.key}
        value={edit.kind === 'replace' ? edit.value : ''}
        onChange={(value) => onChange(value === '' && !hasKey ? { kind: 'keep' } : { kind: 'replace', value })}
      />
      {hasKey ? keep : null}
    </div>
  );
}

interface LineProps {
  text: string;
  isWarning?: boolean;
  children: ReactNode;
}

function Line({ text, isWarning = false, children }: LineProps) {
  const { settings: words } = useText().models;
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p id={id} className="text-13 font-medium">
          {words.key}
        </p>
        <p className={`text-12 text-pretty ${isWarning ? 'text-warning-ink' : 'text-ink-2'}`}>{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
