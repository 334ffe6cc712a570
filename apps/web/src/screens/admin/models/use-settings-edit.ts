// The logic of the model's settings: draft, key, errors, saving, and a newer version that somebody else has saved.
import { type ModelSettings, ModelSettingsChange } from '@app/contract/models/models.contract.ts';
import { type FormEvent, useState } from 'react';
import { saveModelSettings } from '#features/models/models.queries.ts';
import { RequestError } from '#lib/call.ts';
import { readDraft, useDraft } from '#lib/draft.ts';
import { reasonOf, useText, useTextOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { changeOf, isSameTyped, type KeyEdit, type TypedSettings, typedOf } from '#screens/admin/models/typed-settings.ts';

interface Draft {
  /** The version on which it is typed. */
  version: number;
  typed: TypedSettings;
}

const draftKey = 'model-settings';
const sameKey: KeyEdit = { kind: 'keep' };

export type SettingsEdit = ReturnType<typeof useSettingsEdit>;

export function useSettingsEdit(saved: ModelSettings) {
  const { settings: words } = useText().models;
  const textOf = useTextOf();
  const [draft, keep, forget] = useDraft<Draft | null>(draftKey, null);
  const [key, setKey] = useState(sameKey);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { mutate, isPending } = useMutation(saveModelSettings);
  const typed = draft?.typed ?? typedOf(saved);
  const isTyped = draft !== null && !isSameTyped(draft.typed, typedOf(saved));
  const isKeyTyped = key.kind === 'remove' || (key.kind === 'replace' && key.value.trim() !== '');

  function change(part: Partial<TypedSettings>): void {
    const next = { ...typed, ...part };
    if (isSameTyped(next, typedOf(saved))) forget();
    else keep({ version: draft?.version ?? saved.version, typed: next });
    clear(Object.keys(part));
  }
  function changeKey(next: KeyEdit): void {
    setKey(next);
    clear(['apiKey']);
  }
  function clear(names: string[]): void {
    setProblems((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name))));
  }
  function discard(): void {
    forget();
    setKey(sameKey);
    setProblems({});
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const parsed = ModelSettingsChange.safeParse(changeOf(typed, key, saved.version));
    if (!parsed.success) {
      const found = parsed.error.issues.map(({ path, message }) => [path.join('.'), textOf(message)]);
      refuse(form, Object.fromEntries(found.toReversed()));
      return;
    }
    mutate(parsed.data, {
      onSuccess: (stored) => {
        toast({ title: words.saved });
        setKey(sameKey);
        // What was typed meanwhile stays.
        const now = readDraft<Draft | null>(draftKey, null);
        if (now && !isSameTyped(now.typed, typed)) keep({ ...now, version: stored.version });
        else forget();
      },
      onError: (error) => {
        toast({ title: words.saveFailed, text: reasonOf(error), kind: 'destructive' });
        refuse(form, error instanceof RequestError ? (error.body.fields ?? {}) : {});
      },
    });
  }
  function refuse(form: HTMLFormElement, found: Record<string, string>): void {
    setProblems(found);
    const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
    const first = fields.find(({ dataset }) => Object.hasOwn(found, dataset['field'] ?? ''));
    first?.querySelector<HTMLElement>('input, button')?.focus();
  }
  return {
    ...{ typed, change, key, changeKey, problems, submit, discard, isPending },
    isChanged: isTyped || isKeyTyped,
    /** Somebody else has saved since the draft was begun. */
    isNewer: isTyped && draft.version !== saved.version,
  };
}
