// The logic of settings with a secret: draft, secret, errors, saving, and a newer version that somebody else has saved.
import type { UseMutationOptions } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RequestError } from '#lib/call.ts';
import { readDraft, useDraft } from '#lib/draft.ts';
import { reasonOf, useTextOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';

/** What happens with the secret. It is never kept in the browser. */
export type SecretEdit = { kind: 'keep' } | { kind: 'replace'; value: string } | { kind: 'remove' };

interface Draft<Typed> {
  /** The version on which it is typed. */
  version: number;
  typed: Typed;
}

/** The outcome of checking a change before it is sent, as Zod returns it. */
type Checked<Change> =
  | { success: true; data: Change }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

interface SettingsForm<Saved, Typed, Change> {
  draftKey: string;
  saved: Saved;
  /** The name of the secret's field in the API. */
  secretField: string;
  typedOf: (saved: Saved) => Typed;
  isSame: (one: Typed, other: Typed) => boolean;
  check: (typed: Typed, secret: SecretEdit, version: number) => Checked<Change>;
  save: UseMutationOptions<Saved, Error, Change> & { mutationKey: readonly unknown[] };
  words: { saved: string; saveFailed: string };
}

const sameSecret: SecretEdit = { kind: 'keep' };

export interface SettingsEdit<Typed> {
  typed: Typed;
  change: (part: Partial<Typed>) => void;
  secret: SecretEdit;
  changeSecret: (next: SecretEdit) => void;
  /** By the API's names of the fields. */
  problems: Record<string, string>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  discard: () => void;
  isPending: boolean;
  isChanged: boolean;
  /** Somebody else has saved since the draft was begun. */
  isNewer: boolean;
}

export function useSettingsEdit<Saved extends { version: number }, Typed extends object, Change>(
  form: SettingsForm<Saved, Typed, Change>,
): SettingsEdit<Typed> {
  const { draftKey, saved, secretField, typedOf, isSame, check, save, words } = form;
  const textOf = useTextOf();
  const [draft, keep, forget] = useDraft<Draft<Typed> | null>(draftKey, null);
  const [secret, setSecret] = useState(sameSecret);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { mutate, isPending } = useMutation(save);
  const typed = draft?.typed ?? typedOf(saved);
  const isTyped = draft !== null && !isSame(draft.typed, typedOf(saved));
  const isSecretTyped = secret.kind === 'remove' || (secret.kind === 'replace' && secret.value.trim() !== '');

  function change(part: Partial<Typed>): void {
    const next = { ...typed, ...part };
    if (isSame(next, typedOf(saved))) forget();
    else keep({ version: draft?.version ?? saved.version, typed: next });
    clear(Object.keys(part));
  }
  function changeSecret(next: SecretEdit): void {
    setSecret(next);
    clear([secretField]);
  }
  function clear(names: string[]): void {
    setProblems((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !names.includes(name))));
  }
  function discard(): void {
    forget();
    setSecret(sameSecret);
    setProblems({});
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const checked = check(typed, secret, saved.version);
    if (!checked.success) {
      const found = checked.error.issues.map(({ path, message }) => [path.join('.'), textOf(message)]);
      refuse(element, Object.fromEntries(found.toReversed()));
      return;
    }
    mutate(checked.data, {
      onSuccess: (stored) => {
        toast({ title: words.saved });
        setSecret(sameSecret);
        // What was typed meanwhile stays.
        const now = readDraft<Draft<Typed> | null>(draftKey, null);
        if (now && !isSame(now.typed, typed)) keep({ ...now, version: stored.version });
        else forget();
      },
      onError: (error) => {
        toast({ title: words.saveFailed, text: reasonOf(error), kind: 'destructive' });
        refuse(element, error instanceof RequestError ? (error.body.fields ?? {}) : {});
      },
    });
  }
  function refuse(element: HTMLFormElement, found: Record<string, string>): void {
    setProblems(found);
    const fields = [...element.querySelectorAll<HTMLElement>('[data-field]')];
    const first = fields.find(({ dataset }) => Object.hasOwn(found, dataset['field'] ?? ''));
    first?.querySelector<HTMLElement>('input, button')?.focus();
  }
  return {
    ...{ typed, change, secret, changeSecret, problems, submit, discard, isPending },
    isChanged: isTyped || isSecretTyped,
    isNewer: isTyped && draft.version !== saved.version,
  };
}
