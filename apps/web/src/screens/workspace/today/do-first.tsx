// What to do first, above the tasks of My work: three tasks with their reasons, what is left out because it is blocked, and a plan.
import { storageKeys } from '@app/contract/limits.ts';
import type { Nudges } from '@app/contract/nudges/nudges.contract.ts';
import { worthALook } from '@app/contract/nudges/nudges.rules.ts';
import { screens } from '@app/contract/screens.ts';
import type { SummaryPeriod } from '@app/contract/summaries/summaries.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { FirstTask } from '@app/contract/today/today.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarArrowUp, CalendarRange, ChevronDown, ChevronRight, Circle } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { MyView } from '#features/my-work/my-sections.ts';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { useDoFirstText, useNudgeText } from '#features/today/do-first-text.ts';
import { nudgesQuery } from '#features/today/nudges.queries.ts';
import { firstNow, todayQuery } from '#features/today/today.queries.ts';
import { Link } from '#lib/link.tsx';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { useBelow } from '#lib/media.ts';
import { isFocusLost } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { useMyMoves } from '#screens/workspace/my-work/use-my-moves.ts';
import { useOpenTask } from '#screens/workspace/open-task/use-open-task.ts';
import { NudgeList } from '#screens/workspace/today/nudge-list.tsx';
import { Button } from '#ui/button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import '#screens/workspace/today/do-first.css';

const none: Nudges = [];

interface DoFirstProps {
  cards: readonly TaskCard[];
  view: MyView;
}

export interface WithPlan extends DoFirstProps {
  /** Renders the plan of the day or the week until it is closed. */
  renderPlan: (begins: SummaryPeriod, close: () => void) => ReactNode;
}

export function DoFirst({ renderPlan, ...props }: WithPlan) {
  const [planned, plan] = useState<SummaryPeriod>();
  return (
    <>
      <FirstSection {...props} onPlan={plan} />
      {/* A plan may leave nothing to do first, and is still there to be undone. */}
      {planned ? renderPlan(planned, () => plan(undefined)) : null}
    </>
  );
}

function FirstSection({ cards, view, onPlan }: DoFirstProps & { onPlan: (begins: SummaryPeriod) => void }) {
  const texts = useDoFirstText();
  const look = useNudgeText();
  const { open } = useOpenTask();
  const { data: nudges = none } = useQuery(nudgesQuery());
  const { data, isError, error, isFetching, refetch } = useQuery(todayQuery);
  // On a phone it would leave the list little room.
  const narrow = useBelow('md');
  const [isFolded, setFolded] = useState(() => readLocal(storageKeys.doFirstFolded, narrow));
  if (isError && !data) return <RegionError text={texts.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return null;
  const shown = firstNow(data, cards);
  const lines = worthALook(
    nudges,
    shown.map(({ card }) => card.id),
  );
  // What waits in vain has a line of its own below.
  const blocked = data.blocked.tasks.filter(({ id }) => !lines.some(({ waiting }) => waiting?.id === id));
  const isWork = shown.length > 0 || data.blocked.count > 0;
  if (!isWork && lines.length === 0) return null;
  const title = isWork ? texts.title : look.title;
  function fold() {
    setFolded(!isFolded);
    writeLocal(storageKeys.doFirstFolded, !isFolded);
  }
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    <section aria-label={title} className="do-first">
      <header className="do-first-head">
        <h2>
          <button type="button" className="do-first-fold" aria-expanded={!isFolded} onClick={fold}>
            <Chevron size={16} aria-hidden="true" />
            {title}
          </button>
        </h2>
        {isWork ? (
          <Button variant="ghost" icon={<CalendarRange />} onClick={() => onPlan('day')}>
            {texts.plan}
          </Button>
        ) : null}
      </header>
      {isFolded ? null : (
        <div className="do-first-card">
          <FirstTasks tasks={shown} view={view} />
          {blocked.map(({ id, title, text }) => (
            <p key={id} className="do-first-blocked">
              <Link to={screens.task.href(id)} className="do-first-link truncate">
                {title}
              </Link>
              <span className="do-first-why" title={text}>
                {text}
              </span>
            </p>
          ))}
          {lines.length > 0 ? (
            <>
              {isWork ? <h3 className="nudges-title">{look.title}</h3> : null}
              <NudgeList nudges={lines} label={look.title} onOpen={open} onPlan={() => onPlan('week')} />
            </>
          ) : null}
        </div>
      )}
    </section>
  );
}

function FirstTasks({ tasks, view }: { tasks: readonly FirstTask[]; view: MyView }) {
  const { myWork, tasks: words } = useText();
  const texts = useDoFirstText();
  const moves = useMyMoves();
  const { open } = useOpenTask();
  const list = useRef<HTMLOListElement>(null);
  const left = useRef<number>(undefined);
  // What was pressed leaves with its task: the task at its place gets the focus.
  useLayoutEffect(() => {
    if (left.current === undefined || !isFocusLost()) return;
    const titles = list.current?.querySelectorAll<HTMLElement>('.do-first-title') ?? [];
    titles[Math.min(left.current, titles.length - 1)]?.focus();
    left.current = undefined;
  });
  const act = (at: number, run: () => void) => {
    left.current = at;
    run();
  };
  if (tasks.length === 0) return null;
  return (
    <ol ref={list}>
      {tasks.map(({ card, text }, at) => (
        <li key={card.id} className="do-first-task">
          <button
            type="button"
            className="my-work-finish"
            aria-label={myWork.finish(card.title)}
            onClick={() => act(at, () => moves.finish(card, view.facts[card.id]))}
          >
            <Circle size={18} aria-hidden="true" />
          </button>
          <PriorityDot priority={card.priority} />
          <span className="do-first-words">
            <button type="button" className="do-first-title truncate" onClick={() => open(card.id)}>
              {card.title}
            </button>
            <span className="do-first-why" title={text}>
              {text}
            </span>
          </span>
          {card.dueDate === null || card.dueDate <= view.today ? (
            <Button
              variant="ghost"
              icon={<CalendarArrowUp />}
              aria-label={texts.tomorrow(card.title)}
              onClick={() => act(at, () => moves.schedule(card, view.facts[card.id], addDays(view.today, 1)))}
            >
              <span className="max-sm:hidden">{words.dueQuick.tomorrow}</span>
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
