// The rows of people: before they are invited with what is wrong, afterwards with their links.

import { guarded } from '@app/contract/exports/csv.rules.ts';
import type { CheckedPerson, PeopleImportResult } from '@app/contract/people-imports/people-imports.contract.ts';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#lib/announce.ts';
import { useNames } from '#lib/names.ts';
import { saveFile } from '#lib/save-file.ts';
import { useText } from '#lib/text.ts';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyLink } from '#ui/copy-link.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** So many rows are drawn; the others count. */
const shownRows = 200;

export function CheckedPeople({ result }: { result: PeopleImportResult }) {
  const { add: words } = usePeopleText();
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-13 text-ink-2">
        {words.summary(result.invited, result.problems)}
      </p>
      <Rows rows={result.rows} />
    </div>
  );
}

function Rows({ rows }: { rows: readonly CheckedPerson[] }) {
  const { add: words } = usePeopleText();
  const first = rows.toSorted((a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0)).slice(0, shownRows);
  return (
    <>
      {first.length < rows.length ? <p className="text-12 text-ink-3">{words.shown(first.length, rows.length)}</p> : null}
      <ul aria-label={words.preview} className="divide-y divide-line rounded-lg border border-line">
        {first.map((person) => (
          <Row key={person.row} person={person} />
        ))}
      </ul>
    </>
  );
}

function Row({ person }: { person: CheckedPerson }) {
  const { add: words } = usePeopleText();
  const { roles } = useText().users.profile;
  const names = useNames();
  const isGood = person.problems.length === 0;
  const facts = [person.username, person.title, person.departments.map(names.department).join(', '), roles[person.role]];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 text-13">
          <span className="font-medium wrap-anywhere">{person.fullName || person.email || words.row(person.row)}</span>
          {person.fullName ? <span className="text-12 wrap-anywhere text-ink-3">{person.email}</span> : null}
        </p>
        <p className="text-12 wrap-anywhere text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        {person.problems.map(({ field, message }) => (
          <p key={field} className="mt-0.5 text-12 text-danger-ink">
            {message}
          </p>
        ))}
      </div>
      <Badge tone={isGood ? 'success' : 'warning'} className="gap-1">
        {isGood ? (
          <CircleCheck aria-hidden="true" className="size-3.5" />
        ) : (
          <CircleAlert aria-hidden="true" className="size-3.5" />
        )}
        {isGood ? (person.link ? words.done : words.good) : words.bad}
      </Badge>
    </li>
  );
}

interface AddedPeopleProps {
  result: PeopleImportResult;
  onMore: () => void;
  onClose: () => void;
}

export function AddedPeople({ result, onMore, onClose }: AddedPeopleProps) {
  const { add: words } = usePeopleText();
  const { invitations } = useText();
  const invited = result.rows.filter(({ link }) => link !== null);
  const [only] = invited;
  // Without mails the links are all that people get, and they are nowhere else.
  const [kept, setKept] = useState(result.mailed || invited.length < 2);
  function keep() {
    saveFile(new Blob([linksOf(invited, words)], { type: 'text/csv' }), `${words.downloadName}.csv`);
    setKept(true);
  }
  return (
    <Dialog
      open
      size={result.rows.length > 1 ? 'xl' : 'md'}
      title={words.result(invited.length)}
      description={result.mailed ? words.mailed : words.notMailed}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onMore}>{words.more}</Button>
          {invited.length > 1 ? (
            <Button variant={kept ? 'secondary' : 'primary'} icon={<Download />} onClick={keep}>
              {words.download}
            </Button>
          ) : null}
          <Button variant={kept ? 'primary' : 'secondary'} onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {invited.length === 1 && only?.link ? (
        <CopyLink
          link={only.link}
          strings={{ ...invitations, link: words.link }}
          text={words.linkText}
          onCopied={() => announce(invitations.copied)}
        />
      ) : null}
      {result.rows.length > 1 ? <Rows rows={result.rows} /> : null}
    </Dialog>
  );
}

/** A table that spreadsheets open as text: no cell becomes a formula. */
function linksOf(people: readonly CheckedPerson[], words: ReturnType<typeof usePeopleText>['add']): string {
  const rows = people.map(({ fullName, email, link }) => [fullName, email, new URL(link ?? '', location.origin).href]);
  const lines = [[words.columns.fullName, words.columns.email, words.downloadLink], ...rows].map((cells) =>
    cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(','),
  );
  // With a mark, Excel reads UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
