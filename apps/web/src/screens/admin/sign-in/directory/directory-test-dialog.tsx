// A test of the directory: asks for a username, and says in words what came back or which step failed.
import type { DirectoryTest } from '@app/contract/directories/directories.contract.ts';
import { directoryLimits } from '@app/contract/directories/directories.limits.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { testDirectory } from '#features/directories/directories.queries.ts';
import { useDirectoryText } from '#features/directories/directory-text.ts';
import { reasonOf } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Verdict } from '#screens/admin/verdict.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { InputField } from '#ui/input-field.tsx';

export function DirectoryTestDialog({ onClose }: { onClose: () => void }) {
  const { testing: words, dialog, failed, close } = useDirectoryText();
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, data, error } = useMutation(testDirectory);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    setProblem(username.trim() === '' ? dialog.required : undefined);
    if (username.trim() !== '') mutate(username.trim());
  }
  return (
    <Dialog
      open
      size="lg"
      title={words.title}
      description={words.text}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>{close}</Button>}
    >
      <form noValidate method="post" onSubmit={submit} className="mb-4 flex flex-col items-start gap-3">
        <InputField
          dense
          className="w-full"
          label={words.username.label}
          hint={words.username.hint}
          error={problem}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={directoryLimits.username}
          value={username}
          onChange={(value) => {
            setUsername(value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" variant="primary" busy={isPending} busyLabel={words.busy}>
          {words.begin}
        </Button>
      </form>
      <div aria-live="polite" className="flex flex-col gap-4">
        {isPending ? null : error ? (
          <Verdict tone="danger" title={failed} text={reasonOf(error)} />
        ) : data ? (
          <Outcome test={data} />
        ) : null}
      </div>
    </Dialog>
  );
}

function Outcome({ test }: { test: DirectoryTest }) {
  const { testing: words, problems, said } = useDirectoryText();
  const { state, step, problem, detail, outcome } = test;
  const sentence = problem === null ? '' : problems[problem];
  return (
    <>
      {state === 'failed' ? (
        <Verdict tone="danger" title={words.steps[step]} text={sentence} />
      ) : outcome === 'refused' ? (
        <Verdict tone="warning" title={words.outcomes.refused} text={sentence} />
      ) : (
        <Verdict tone="success" title={words.works} text={words.outcomes[outcome ?? 'known']} />
      )}
      {detail ? <p className="text-12 wrap-anywhere text-ink-3">{said(detail)}</p> : null}
      {test.dn === null ? null : <Facts test={test} />}
    </>
  );
}

function Facts({ test: { state, dn, departments, unknownGroups, isAdmin, groups, attributes } }: { test: DirectoryTest }) {
  const { testing: words } = useDirectoryText();
  return (
    <>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-13 max-sm:grid-cols-1">
        <Fact name={words.entry}>{dn}</Fact>
        {state === 'done' ? (
          <Fact name={words.departments}>{departments.length > 0 ? departments.join(', ') : words.noDepartments}</Fact>
        ) : null}
        {unknownGroups.length > 0 ? <Fact name={words.unknownGroups}>{unknownGroups.join(', ')}</Fact> : null}
        {isAdmin === null ? null : <Fact name={words.admin}>{isAdmin ? words.yes : words.no}</Fact>}
      </dl>
      <details>
        <summary className="cursor-pointer text-13 font-medium">{words.attributes}</summary>
        <dl className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-12 max-sm:grid-cols-1">
          {attributes.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
          {groups.length > 0 ? (
            <Fact name={words.groups}>
              {groups.map((group) => (
                <span key={group} className="block">
                  {group}
                </span>
              ))}
            </Fact>
          ) : null}
        </dl>
      </details>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="wrap-anywhere text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
