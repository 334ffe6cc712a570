// What is worth a look, one line each. A line leaves at once with its cause, and the next one keeps the focus.
import type { Nudge, Nudges } from '@app/contract/nudges/nudges.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import { focusAfterOverlays, isFocusLost } from '#lib/overlays.ts';
import { NudgeRow } from '#screens/workspace/today/nudge-row.tsx';
import { type NudgeActs, useNudgeActs } from '#screens/workspace/today/use-nudge-acts.ts';
import '#screens/workspace/today/do-first.css';

interface NudgeListProps {
  nudges: Nudges;
  label: string;
  onOpen?: ((taskId: number) => void) | undefined;
  onLeave?: (() => void) | undefined;
  onPlan?: (() => void) | undefined;
}

const nobody: readonly never[] = [];

export function NudgeList({ nudges, label, onOpen, onLeave, onPlan }: NudgeListProps) {
  const { data: users = nobody } = useQuery(usersQuery);
  const people = useMemo(() => usersById(users), [users]);
  const list = useRef<HTMLUListElement>(null);
  const acts = useNudgeActs();
  const left = useRef<number>(undefined);
  // What was pressed leaves with its line: the line at its place gets the focus.
  useLayoutEffect(() => {
    if (left.current === undefined) return;
    // The menu that was pressed gives the focus back to a line that may be gone.
    focusAfterOverlays(() => {
      const at = left.current;
      if (at === undefined || !isFocusLost()) return;
      left.current = undefined;
      const rows = list.current?.children ?? [];
      rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('button, a')?.focus();
    });
  });
  const leaving = (run: (nudge: Nudge) => void) => (nudge: Nudge) => {
    left.current = nudges.indexOf(nudge);
    run(nudge);
  };
  const leave: NudgeActs = {
    ask: leaving(acts.ask),
    take: leaving(acts.take),
    putBack: leaving(acts.putBack),
    silenceOne: leaving(acts.silenceOne),
    silenceKind: leaving(acts.silenceKind),
  };
  return (
    <ul ref={list} aria-label={label}>
      {nudges.map((nudge) => (
        <NudgeRow
          key={`${nudge.kind} ${nudge.subjectId}`}
          nudge={nudge}
          people={people}
          acts={leave}
          onOpen={onOpen}
          onLeave={onLeave}
          onPlan={onPlan}
        />
      ))}
    </ul>
  );
}
