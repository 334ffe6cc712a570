// Adds people one by one, from pasted lines or from a file: what was read is shown with its problems before anybody is invited.
import type { PeopleImportResult } from '@app/contract/people-imports/people-imports.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { departmentsQuery, openDepartments } from '#features/departments/departments.queries.ts';
import { ChoiceField } from '#features/pickers/choice-field.tsx';
import { addPeople, type GivenPeople, readPeople } from '#features/users/add-people.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { type OnePerson, OnePersonFields } from '#screens/admin/users/one-person-fields.tsx';
import { AddedPeople, CheckedPeople } from '#screens/admin/users/people-rows.tsx';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

type Way = 'one' | 'lines' | 'file';
const emptyPerson: OnePerson = { fullName: '', email: '', username: '', title: '', role: 'user' };

export function AddPeopleDialog({ onClose }: { onClose: () => void }) {
  const { add: words } = usePeopleText();
  const [way, setWay] = useState<Way>('one');
  const [draft, keep, forget] = useDraft('add-people', { person: emptyPerson, lines: '', departmentId: '' });
  const { one, add, given, problems, busy, failure, check, invite, reset } = useAdding(forget);
  const departmentId = draft.departmentId === '' ? null : Number(draft.departmentId);
  const preview = given && !add.data?.rows.some(({ link }) => link) ? add.data : undefined;
  const added = add.data?.rows.some(({ link }) => link) ? add.data : undefined;

  if (added) return <AddedPeople result={added} onMore={reset} onClose={onClose} />;
  const footer = preview ? (
    <>
      <Button disabled={busy} onClick={reset}>
        {words.back}
      </Button>
      <Button variant="primary" busy={busy} busyLabel={words.inviting} disabled={preview.invited === 0} onClick={invite}>
        {words.invite(preview.invited)}
      </Button>
    </>
  ) : (
    <>
      <Button disabled={busy} onClick={onClose}>
        {words.cancel}
      </Button>
      {way === 'file' ? null : (
        <Button
          variant="primary"
          busy={busy}
          busyLabel={way === 'one' ? words.inviting : words.checking}
          onClick={() =>
            way === 'one' ? one(draft.person, departmentId) : check(new File([draft.lines], 'lines.csv'), departmentId)
          }
        >
          {way === 'one' ? words.inviteOne : words.check}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      size={preview ? 'xl' : 'page'}
      title={words.title}
      description={words.text}
      footer={footer}
      onOpenChange={(open) => open || onClose()}
    >
      {preview ? (
        <CheckedPeople result={preview} />
      ) : (
        <div className="flex flex-col gap-4">
          <Tabs
            label={words.ways}
            variant="segmented"
            value={way}
            tabs={(['one', 'lines', 'file'] as const).map((value) => ({ value, label: words[value] }))}
            onChange={(value) => setWay(value as Way)}
            listClassName="mb-4"
          >
            <TabPanel value="one">
              <OnePersonFields
                value={draft.person}
                problems={problems}
                disabled={busy}
                onChange={(person) => keep({ ...draft, person })}
              />
            </TabPanel>
            <TabPanel value="lines">
              <TextareaField
                label={words.linesLabel}
                hint={words.linesHint}
                rows={8}
                placeholder="Nia Okafor <nia@example.com>"
                value={draft.lines}
                readOnly={busy}
                onChange={(lines) => keep({ ...draft, lines })}
              />
            </TabPanel>
            <TabPanel value="file">
              <FileChoice busy={busy} onPick={(file) => check(file, departmentId)} />
            </TabPanel>
          </Tabs>
          <DepartmentChoice
            label={way === 'one' ? words.columns.department : words.usual}
            problem={way === 'one' ? problems['department'] : undefined}
            value={draft.departmentId}
            disabled={busy}
            onChange={(id) => keep({ ...draft, departmentId: id })}
          />
          <FormError text={failure} />
        </div>
      )}
    </Dialog>
  );
}

/** What is sent, and what came back: a person at once, a list after a check. */
function useAdding(onAdded: () => void) {
  const { add: words } = usePeopleText();
  const read = useMutation(readPeople);
  const add = useMutation(addPeople);
  const [given, setGiven] = useState<GivenPeople>();
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const error = read.error ?? add.error;
  const busy = read.isPending || add.isPending;
  const problemsOf = ({ rows }: PeopleImportResult) =>
    Object.fromEntries((rows[0]?.problems ?? []).map(({ field, message }) => [field, message]));

  function one(person: OnePerson, departmentId: number | null): void {
    setGiven(undefined);
    setProblems({});
    add.mutate(
      { rows: [person], departmentId },
      { onSuccess: (result) => (result.invited > 0 ? onAdded() : setProblems(problemsOf(result))) },
    );
  }
  function check(file: File, departmentId: number | null): void {
    add.reset();
    read.mutate(file, {
      onSuccess: ({ rows }) => {
        const people = { rows, departmentId };
        add.mutate({ ...people, dryRun: true }, { onSuccess: () => setGiven(people) });
      },
    });
  }
  return {
    one,
    check,
    add,
    given,
    problems,
    busy,
    failure: error && !busy ? `${words.failed} ${reasonOf(error)}` : undefined,
    // Rows that were not invited stay as they are typed.
    invite: () => given && add.mutate(given, { onSuccess: (result) => result.problems === 0 && onAdded() }),
    reset() {
      setGiven(undefined);
      setProblems({});
      add.reset();
      read.reset();
    },
  };
}

function FileChoice({ busy, onPick }: { busy: boolean; onPick: (file: File) => void }) {
  const { add: words } = usePeopleText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line px-4 py-8 text-center">
      <p className="max-w-120 text-13 text-pretty text-ink-2">{words.fileText}</p>
      <Button variant="primary" busy={busy} busyLabel={words.reading} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && !busy) onPick(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}

interface DepartmentChoiceProps {
  label: string;
  problem: string | undefined;
  value: string;
  disabled: boolean;
  onChange: (departmentId: string) => void;
}

function DepartmentChoice({ label, problem, value, disabled, onChange }: DepartmentChoiceProps) {
  const { add: words } = usePeopleText();
  const names = useNames();
  const { data: departments = [] } = useQuery(departmentsQuery);
  return (
    <Field label={label} error={problem}>
      {(control) => (
        <ChoiceField
          {...control}
          name={label}
          disabled={disabled}
          value={value}
          placeholder={words.chooseDepartment}
          options={openDepartments(departments).map(({ id, name }) => ({ value: String(id), label: names.department(name) }))}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
