// How numbers compare with those of the period before, in words.
import type { Trends } from '@app/contract/summaries/summaries.contract.ts';
import type { TrendPeriod } from '@app/contract/summaries/trends.rules.ts';
import { comparedWith } from '@app/texts/sentences/compared.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';

type Compared = Trends['numbers']['open'];

export function useCompared(period: TrendPeriod) {
  const { trends: words } = useText().summaries;
  const { formatCount } = useNumbers();
  return {
    /** A number as it is, such as '4 more than a week ago'. */
    state: (number: Compared) => comparedWith(words, number, words.ago[period], formatCount),
    /** What happened in the period, such as '4 more than the week before'. */
    flow: (number: Compared) => comparedWith(words, number, words.before[period], formatCount),
  };
}
