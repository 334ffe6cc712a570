// The dialog that makes or changes a webhook: name, address, events, departments; then, for a new one, its secret.

import { type NewWebhook, NewWebhook as schema, type Webhook } from '@app/contract/webhooks/webhooks.contract.ts';
import type { WebhookEvent } from '@app/contract/webhooks/webhooks.limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { makeWebhook, newerWebhook, saveWebhook } from '#features/webhooks/webhooks.queries.ts';
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { useDraft } from '#lib/draft.ts';
import { type FormProblems, focusField, serverProblems } from '#lib/form-problems.ts';
import { textOf } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { DepartmentChoice } from '#screens/admin/webhooks/department-choice.tsx';
import { EventChoice } from '#screens/admin/webhooks/event-choice.tsx';
import { WebhookSecret } from '#screens/admin/webhooks/webhook-secret.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { InputField } from '#ui/input-field.tsx';

const fields = ['name', 'url', 'events', 'departmentIds'] as const;
type Problems = FormProblems<(typeof fields)[number]>;

/** What most programs want to know. */
const usual: WebhookEvent[] = ['task.created', 'task.updated', 'task.moved', 'task.deleted', 'task.restored', 'comment.created'];

/** `version` is the one that was read: a draft may be older than what somebody has saved since. */
type Draft = NewWebhook & { version?: number | undefined };

interface WebhookDialogProps {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
}

export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const words = useWebhooksText();
  const initial: Draft = webhook
    ? {
        name: webhook.name,
        url: webhook.url,
        events: webhook.events,
        departmentIds: webhook.departmentIds,
        version: webhook.version,
      }
    : { name: '', url: '', events: usual, departmentIds: [] };
  const [{ version, ...values }, setValues, clear] = useDraft(`webhook:${webhook?.id ?? 'new'}`, initial);
  const [own, setOwn] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const make = useMutation(makeWebhook);
  const save = useMutation(saveWebhook);
  const { isPending, error } = webhook ? save : make;
  const newer = newerWebhook(error);
  const problems: Problems = isPending ? {} : { ...serverProblems(newer ? null : error, fields), ...own };

  function change(part: Partial<NewWebhook>): void {
    setValues({ ...values, version, ...part });
    setOwn((previous) => ({ ...previous, ...Object.fromEntries(Object.keys(part).map((name) => [name, ''])) }));
  }
  function close(): void {
    clear();
    onClose();
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    form.current = event.currentTarget;
    const parsed = schema.safeParse(values);
    const issues = parsed.success ? [] : parsed.error.issues;
    setOwn(Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), textOf(message)])));
    if (!parsed.success) focusField(form.current, String(issues[0]?.path[0]));
    else if (!webhook) make.mutate(parsed.data, { onSuccess: clear });
    // Whoever saves again after a conflict replaces what somebody else has saved.
    else save.mutate({ ...parsed.data, id: webhook.id, version: newer?.version ?? version }, { onSuccess: close });
  }
  useEffect(() => {
    const [first] = Object.keys(serverProblems(error, fields));
    if (first) focusField(form.current, first);
  }, [error]);

  if (make.data) return <WebhookSecret secret={make.data.secret} onClose={close} />;
  const { dialog } = words;
  return (
    <FormDialog
      size="lg"
      title={webhook ? dialog.editTitle : dialog.newTitle}
      description={dialog.text}
      labels={{
        cancel: words.cancel,
        submit: webhook ? dialog.save : dialog.make,
        busy: webhook ? dialog.saving : dialog.making,
      }}
      busy={isPending}
      className="flex flex-col gap-1.5"
      onSubmit={submit}
      onClose={close}
    >
      <InputField
        label={dialog.name}
        placeholder={dialog.namePlaceholder}
        error={problems.name || undefined}
        size="lg"
        name="name"
        value={values.name}
        readOnly={isPending}
        onChange={(name) => change({ name })}
      />
      <InputField
        label={dialog.url}
        placeholder="https://"
        error={problems.url || undefined}
        size="lg"
        name="url"
        type="url"
        inputMode="url"
        value={values.url}
        readOnly={isPending}
        onChange={(url) => change({ url })}
      />
      <EventChoice
        chosen={values.events}
        error={problems.events || undefined}
        disabled={isPending}
        onChange={(events) => change({ events })}
      />
      <DepartmentChoice
        chosen={values.departmentIds}
        error={problems.departmentIds || undefined}
        disabled={isPending}
        onChange={(departmentIds) => change({ departmentIds })}
      />
      <FormError
        text={newer ? dialog.conflict : problems.form && `${webhook ? words.changeFailed : dialog.makeFailed} ${problems.form}`}
      />
    </FormDialog>
  );
}
