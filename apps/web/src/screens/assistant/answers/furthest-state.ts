// How far a proposal is: this tab may know more than the loaded conversation, or less than another tab.
import type { Proposal } from '@app/contract/assistant/proposals.contract.ts';

const order: readonly Proposal['state'][] = ['open', 'expired', 'confirmed', 'undone'];

/** Returns the later of two states of a proposal. */
export function furthestState(one: Proposal['state'], other: Proposal['state']): Proposal['state'] {
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}
