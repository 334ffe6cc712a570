// The period of a dashboard in its address; the usual one is not named.
import { type TrendPeriod, trendPeriods, usualPeriod } from '@app/contract/summaries/trends.rules.ts';

const parameter = 'period';

export function periodFrom(search: URLSearchParams): TrendPeriod {
  return trendPeriods.find((period) => period === search.get(parameter)) ?? usualPeriod;
}

export function withPeriod(search: URLSearchParams, period: TrendPeriod): URLSearchParams {
  const next = new URLSearchParams(search);
  if (period === usualPeriod) next.delete(parameter);
  else next.set(parameter, period);
  return next;
}
