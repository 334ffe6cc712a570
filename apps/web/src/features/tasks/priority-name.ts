// The name of a priority; an unknown one is the lowest.
import { type Catalogue, priorityRank } from '@app/contract';

/** 'Highest', 'High', 'Medium' or 'Low', in the reader's language. */
export function priorityName({ tasks }: Catalogue, priority: string): string {
  return tasks.priorityName[`P${priorityRank(priority)}`];
}
