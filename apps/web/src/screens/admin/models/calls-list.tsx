// The calls of the model: who, when, which model, tokens, duration, cost and outcome.
import type { ModelCall } from '@app/contract/models/models.contract.ts';
import type { ComponentProps } from 'react';
import { useDates } from '#lib/dates.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface CallsListProps {
  calls: readonly ModelCall[];
  onOpen: (callId: number) => void;
}

export function CallsList({ calls, onOpen }: CallsListProps) {
  const { calls: words } = useText().models;
  return (
    <ul aria-label={words.tableLabel} className="divide-y divide-line overflow-hidden rounded-xl bg-surface shadow-card">
      {calls.map((call) => (
        <Row key={call.id} call={call} onOpen={() => onOpen(call.id)} />
      ))}
    </ul>
  );
}

function Row({ call, onOpen }: { call: ModelCall; onOpen: () => void }) {
  const { calls: words, usage } = useText().models;
  const { formatInstant } = useDates();
  const { formatCount, formatAmount, formatDuration } = useNumbers();
  const { fullName, at, model, host, tokensIn, tokensOut, cost, duration, outcome, hasContent } = call;
  const facts = [
    `${words.sent}: ${formatCount(tokensIn)}`,
    `${words.received}: ${formatCount(tokensOut)}`,
    ...(duration === null ? [] : [`${words.duration}: ${formatDuration(duration)}`]),
    ...(cost === null ? [] : [`${usage.cost}: ${formatAmount(cost)}`]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-13">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{fullName}</p>
        <p className="text-12 wrap-anywhere text-ink-2">
          {model} · {host}
        </p>
        <p className="text-12 text-ink-2 tabular-nums">{facts.join(' · ')}</p>
      </div>
      <div className="flex flex-none flex-col items-end gap-1 max-sm:w-full max-sm:flex-row max-sm:items-center">
        <Badge tone={toneOf(outcome)}>{words.outcomes[outcome]}</Badge>
        <p className="text-12 text-ink-2 tabular-nums">{formatInstant(at)}</p>
      </div>
      {hasContent ? (
        <Button aria-haspopup="dialog" aria-label={words.showOf(fullName, formatInstant(at))} onClick={onOpen}>
          {words.show}
        </Button>
      ) : null}
    </li>
  );
}

export function toneOf(outcome: ModelCall['outcome']): ComponentProps<typeof Badge>['tone'] {
  if (outcome === 'done') return 'success';
  if (outcome === 'running') return 'info';
  return outcome === 'stopped' || outcome === 'budget' ? 'neutral' : 'danger';
}
