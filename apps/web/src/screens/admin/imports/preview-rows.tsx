// The first tasks as they will be, and the first problems.
import type { ImportPreview } from '@app/contract/imports/imports.contract.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';
import { Panel } from '#ui/panel.tsx';

export function PreviewRows({ preview }: { preview: ImportPreview }) {
  const { imports: words } = useText();
  const names = useNames();
  const { formatDate } = useDates();
  return (
    <>
      <Panel rows title={words.firstTasks} text={words.firstTasksText}>
        <ul className="divide-y divide-line">
          {preview.rows.map((row) => (
            <li key={row.row} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-13">
              <span className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">{row.title || words.rowNumber(row.row)}</span>
              {row.known ? <Badge tone="info">{words.knownRow}</Badge> : null}
              {row.problem ? (
                <Badge tone="danger">{words.problems[row.problem]}</Badge>
              ) : (
                <span className="min-w-0 flex-1 basis-60 text-ink-2 wrap-anywhere">
                  {[
                    names.status(row.status),
                    row.priority,
                    row.departments.map(names.department).join(', '),
                    row.people.join(', '),
                    row.dueDate ? formatDate(row.dueDate) : '',
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {preview.firstProblems.length > 0 ? (
        <Panel rows title={words.problemTitle} text={words.problemText}>
          <ul className="divide-y divide-line">
            {preview.firstProblems.map(({ row, title, problem }) => (
              <li key={row} className="py-2 text-13 wrap-anywhere">
                <span className="text-ink-3">{words.rowNumber(row)}</span>{' '}
                {[title, words.problems[problem]].filter((part) => part !== '').join(' – ')}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}
