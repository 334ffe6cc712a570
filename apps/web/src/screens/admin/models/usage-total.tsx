// The sums of a period: people, calls, tokens and cost.
import type { ModelUsage } from '@app/contract/models/models.contract.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';

type Total = Pick<ModelUsage, 'calls' | 'tokensIn' | 'tokensOut' | 'cost'> & { people: number };

export function UsageTotal({ total }: { total: Total }) {
  const { usage: words } = useText().models;
  const { formatCount, formatAmount } = useNumbers();
  const { people, calls, tokensIn, tokensOut, cost } = total;
  const facts = [
    { name: words.people, value: formatCount(people) },
    { name: words.calls, value: formatCount(calls) },
    { name: words.tokensIn, value: formatCount(tokensIn) },
    { name: words.tokensOut, value: formatCount(tokensOut) },
    ...(cost === null ? [] : [{ name: words.cost, value: formatAmount(cost) }]),
  ];
  return (
    <dl aria-label={words.total} className="mb-4 flex flex-wrap gap-x-6 gap-y-2 rounded-xl bg-surface px-4 py-3 shadow-card">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-12 text-ink-2">{name}</dt>
          <dd className="text-16 font-semibold tracking-[-.011em] wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
