// The logic of the e-mail template editor: draft, validation, saving, and a confirmation before text is lost.
import type { EmailTemplate } from '@app/contract/email-templates/email-templates.contract.ts';
import { type FormEvent, useId, useState } from 'react';
import { createEmailTemplate, updateEmailTemplate } from '#features/email-templates/email-templates.queries.ts';
import { useDiscardConfirm } from '#features/tasks/edit/use-discard-confirm.tsx';
import { RequestError } from '#lib/call.ts';
import { readDraft, useDraft } from '#lib/draft.ts';
import { currentOf } from '#lib/request-error.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import {
  baseOf,
  type EmailBase,
  type EmailDraft,
  type EmailProblems,
  emailChangeOf,
  emailDraftKey,
  emailDraftOf,
  emailProblemsOf,
  forgetBase,
  isSameEmail,
  keepBase,
  newEmailOf,
  rebasedEmail,
} from '#screens/admin/emails/email-draft.ts';
import { useEmailsUrlState } from '#screens/admin/emails/use-emails-url-state.ts';

interface Sources {
  /** The template being edited; undefined for a new one. */
  template: EmailTemplate | undefined;
  /** The template that a new one copies. */
  source: EmailTemplate | undefined;
}

export type EmailEdit = ReturnType<typeof useEmailEdit>;

export function useEmailEdit({ template, source }: Sources) {
  const { emailTemplates: words } = useText();
  const formId = useId();
  const { go } = useEmailsUrlState();
  const key = emailDraftKey(template ? String(template.id) : 'new', source && String(source.id));
  const [base, setBase] = useState<EmailBase>(() => {
    const saved = source
      ? { ...emailDraftOf(source), name: words.copyOf(source.name), isDefault: false }
      : emailDraftOf(template);
    return baseOf(key, { saved, version: template?.version });
  });
  const { saved } = base;
  const [draft, keep, drop] = useDraft(key, saved);
  // A version that somebody else has saved meanwhile.
  const [newer, setNewer] = useState<EmailTemplate>();
  const [restored, setRestored] = useState(() => !isSameEmail(draft, saved));
  const [problems, setProblems] = useState<EmailProblems>({});
  const create = useMutation(createEmailTemplate);
  const update = useMutation(updateEmailTemplate);
  const isPending = create.isPending || update.isPending;
  const { close, question } = useDiscardConfirm(!isSameEmail(draft, saved), leave, forget);

  function forget() {
    drop();
    forgetBase(key);
  }
  function leave() {
    forget();
    go({});
  }
  function change(part: Partial<EmailDraft>) {
    const next = { ...draft, ...part };
    if (isSameEmail(next, saved)) forget();
    else hold(next, base);
    setRestored(false);
    setProblems((previous) => Object.fromEntries(Object.entries(previous).filter(([name]) => !(name in part))));
  }
  function hold(next: EmailDraft, from: EmailBase) {
    keep(next);
    keepBase(key, from);
  }
  function meet(current: EmailTemplate) {
    const now = { saved: emailDraftOf(current), version: current.version };
    // Text typed during the save stays too.
    hold(rebasedEmail(readDraft(key, draft), base, now.saved), now);
    setBase(now);
    setNewer(current);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const found = emailProblemsOf(draft, words);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusField(form, found);
    const outcome = {
      // Text typed meanwhile is unsaved, and stays.
      onSuccess: () => isSameEmail(readDraft(key, draft), draft) && leave(),
      onError: (error: Error) => {
        const current = currentOf<EmailTemplate>(error);
        if (current) return meet(current);
        const refused = error instanceof RequestError ? (error.body.fields ?? {}) : {};
        setProblems(refused);
        focusField(form, refused);
      },
    };
    if (template) {
      const changed = { id: template.id, version: base.version, before: saved, ...emailChangeOf(draft, saved) };
      update.mutate(changed, outcome);
    } else {
      const made = newEmailOf(draft);
      create.mutate(made, outcome);
    }
  }
  return { formId, key, template, draft, change, problems, submit, isPending, close, question, restored, newer };
}

/** Focuses the first invalid field, so that screen readers announce its error. */
function focusField(form: HTMLFormElement, problems: EmailProblems): void {
  const [name = ''] = Object.keys(problems);
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, textarea, button)`)?.focus();
}
