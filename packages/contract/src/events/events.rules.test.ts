// Tests the visibility of events.
import { describe, expect, it } from 'vitest';
import type { Actor } from '#access.ts';
import { canSeeEvent } from '#events/events.rules.ts';

const nobody: Actor = { id: 1, role: 'user', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] };
const event = { departmentKeys: ['hr', 'sales'], workspaceId: 2, audience: [7], isPrivate: false };

describe('an event', () => {
  it('is for those of its boards, of its workspace and of its audience, and for administrators', () => {
    expect(canSeeEvent(event, nobody)).toBe(false);
    expect(canSeeEvent(event, { ...nobody, departmentKeys: ['engineering'], workspaceIds: [3] })).toBe(false);
    expect(canSeeEvent(event, { ...nobody, departmentKeys: ['sales'] })).toBe(true);
    expect(canSeeEvent(event, { ...nobody, workspaceIds: [2] })).toBe(true);
    expect(canSeeEvent(event, { ...nobody, id: 7 })).toBe(true);
    expect(canSeeEvent(event, { ...nobody, role: 'admin' })).toBe(true);
  });

  it('that is private is for its audience alone', () => {
    const own = { ...event, isPrivate: true };
    expect(canSeeEvent(own, { ...nobody, id: 7 })).toBe(true);
    expect(canSeeEvent(own, { ...nobody, role: 'admin', departmentKeys: ['hr'], workspaceIds: [2] })).toBe(false);
  });

  it('of no workspace is not for everybody in one', () => {
    expect(canSeeEvent({ ...event, workspaceId: null, departmentKeys: [] }, { ...nobody, workspaceIds: [0, 1, 2] })).toBe(false);
  });
});
