import { expect, it } from 'vitest';
import { furthestState } from '#screens/assistant/answers/furthest-state.ts';

it('a proposal that was edited here, and confirmed, undone or expired elsewhere, is not offered again', () => {
  expect(furthestState('open', 'confirmed')).toBe('confirmed');
  expect(furthestState('open', 'expired')).toBe('expired');
  expect(furthestState('confirmed', 'undone')).toBe('undone');
  expect(furthestState('confirmed', 'open')).toBe('confirmed');
});
