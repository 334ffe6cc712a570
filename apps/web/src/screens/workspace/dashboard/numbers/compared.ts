// How numbers compare with those of the period before, in words.
import type { Trends } from '@app/contract/summaries/summaries.contract.ts';
import type { TrendPeriod } from '@app/contract/summaries/trends.rules.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';

type Compared = Trends['numbers']['open'];

export function useCompared(period: TrendPeriod) {
  const { trends: words } = useText().summaries;
  const { formatCount } = useNumbers();
  function than({ now, before }: Compared, when: string): string {
    if (now === before) return words.same(when);
    return now > before ? words.more(formatCount(now - before), when) : words.fewer(formatCount(before - now), when);
  }
  return {
    /** A number as it is, such as '4 more than a week ago'. */
    state: (number: Compared) => than(number, words.ago[period]),
    /** What happened in the period, such as '4 more than the week before'. */
    flow: (number: Compared) => than(number, words.before[period]),
  };
}
