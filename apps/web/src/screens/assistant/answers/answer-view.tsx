// An answer: its sentence, linked tasks, numbers, the view that shows the same, a proposal, or what to send instead.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { withFilter } from '#features/tasks/filter/task-filter.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { formatCount } from '#lib/numbers.ts';
import { openSearch } from '#lib/open-search.ts';
import { afterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { ProposalCard } from '#screens/assistant/answers/proposal-card.tsx';
import { SentenceButton } from '#screens/assistant/answers/sentence-button.tsx';

interface AnswerViewProps {
  answer: Answer;
  /** Sends another sentence; missing where answers offer none. */
  onChoose?: (text: string, workspaceId: number | null) => void;
  /** A link was followed. */
  onLeave: () => void;
}

export function AnswerView({ answer, onChoose, onLeave }: AnswerViewProps) {
  const { ask } = useText();
  const names = useNames();
  const { text, tasks, count, counts, choices, nearest, search, proposal, links = [] } = answer;
  // A choice offers tasks too, and counts those that it leaves out.
  const listed = Math.max(tasks.length, choices.length);
  const rest = (count ?? 0) - listed;
  return (
    <>
      <p className="text-14 font-medium break-words">{text}</p>
      {proposal ? <ProposalCard proposal={proposal} /> : null}
      {tasks.length > 0 ? (
        <ul aria-label={ask.tasks} className="flex flex-col">
          {tasks.map(({ id, title, status }) => (
            <li key={id}>
              <Link
                to={screens.task.href(id)}
                onClick={onLeave}
                className="flex min-h-9 items-center gap-2 rounded-md px-2 py-1 text-13 hover:bg-hover"
              >
                <span className="min-w-0 flex-1 break-words">{title}</span>
                <span className="flex-none text-12 text-ink-3">{names.status(status)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {listed > 0 && rest > 0 ? <p className="text-12 text-ink-2">{ask.more(rest)}</p> : null}
      {counts.length > 0 ? (
        <ol aria-label={ask.people} className="flex flex-col text-13">
          {counts.map(({ name, count: number }) => (
            <li key={name} className="flex justify-between gap-3 px-2 py-1">
              <span className="min-w-0 break-words">{names.department(name)}</span>
              <span className="tabular-nums">{formatCount(number)}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {answer.filter && answer.workspaceId !== null ? (
        <Link to={viewOf(answer)} onClick={onLeave} className="self-start text-13 text-brand-text underline underline-offset-2">
          {ask.openAsView}
        </Link>
      ) : null}
      {links.map(({ label, path }) => (
        <Link key={path} to={path} onClick={onLeave} className="self-start text-13 text-brand-text underline underline-offset-2">
          {label}
        </Link>
      ))}
      {nearest.length > 0 ? <p className="text-13 text-ink-2">{ask.nearest}</p> : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {onChoose && [
          ...choices.map((choice) => (
            <SentenceButton key={choice.label} label={choice.label} onClick={() => onChoose(choice.text, choice.workspaceId)} />
          )),
          ...nearest.map((question) => (
            <SentenceButton key={question} label={question} onClick={() => onChoose(question, null)} />
          )),
        ]}
        {search === null ? null : (
          <SentenceButton
            variant="ghost"
            label={ask.searchFor(search)}
            onClick={() => {
              onLeave();
              afterOverlays(() => openSearch(search));
            }}
          />
        )}
      </div>
    </>
  );
}

function viewOf({ filter, workspaceId }: Answer): string {
  const query = filter ? withFilter(new URLSearchParams({ view: 'list' }), filter) : '';
  return `${screens.workspace.href(workspaceId ?? 0)}?${query}`;
}
