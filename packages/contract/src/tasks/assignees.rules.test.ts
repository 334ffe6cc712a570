import { describe, expect, it } from 'vitest';
import {
  changedPeople,
  firstAssignee,
  isAssigned,
  isUnassigned,
  withFirstAssignee,
  withReplaced,
} from '#tasks/assignees.rules.ts';

const [jonas, mei, xu, ana] = [1, 2, 3, 4];
const nobody = { assigneeId: null, assignees: [] };
const both = { assigneeId: jonas, assignees: [jonas, xu] };
/** Whoever took the primary assignee off left it so. */
const headless = { assigneeId: null, assignees: [jonas, xu] };

describe('who has a task', () => {
  it('has it in any role', () => {
    for (const people of [both, headless]) {
      expect([jonas, xu, mei].map((id) => isAssigned(people, id))).toEqual([true, true, false]);
      expect(isUnassigned(people)).toBe(false);
      expect(firstAssignee(people)).toBe(jonas);
    }
    expect([isUnassigned(nobody), firstAssignee(nobody)]).toEqual([true, null]);
  });

  it('a new first assignee takes the place of the one under whom the task stands', () => {
    const after = { assigneeId: mei, assignees: [mei, xu] };
    expect(withFirstAssignee(both, mei)).toEqual(after);
    expect(withFirstAssignee(headless, mei)).toEqual(after);
    expect(withFirstAssignee(both, xu)).toEqual({ assigneeId: xu, assignees: [xu] });
    expect(withFirstAssignee(nobody, mei)).toEqual({ assigneeId: mei, assignees: [mei] });
    expect(withFirstAssignee(both, null)).toEqual(nobody);
  });
});

describe('one person in place of another', () => {
  it('takes the work of that person and of nobody else', () => {
    expect(withReplaced(both, xu, mei)).toEqual({ assigneeId: jonas, assignees: [jonas, mei] });
    expect(withReplaced(both, jonas, mei)).toEqual({ assigneeId: mei, assignees: [mei, xu] });
    expect(withReplaced(headless, xu, mei)).toEqual({ assigneeId: null, assignees: [jonas, mei] });
  });

  it('is there once', () => {
    expect(withReplaced(both, jonas, xu)).toEqual({ assigneeId: xu, assignees: [xu] });
    expect(withReplaced(both, xu, jonas)).toEqual({ assigneeId: jonas, assignees: [jonas] });
    expect(withReplaced(both, xu, xu)).toEqual(both);
  });

  it('changes nothing of a task that the other one does not have', () => {
    expect(withReplaced(both, ana, mei)).toEqual(both);
    expect(withReplaced(nobody, ana, mei)).toEqual(nobody);
  });
});

describe('a change of people', () => {
  it('says nothing, or how they are afterwards', () => {
    expect(changedPeople(both, {})).toBeUndefined();
    expect(changedPeople(both, { addAssignees: [], removeAssignees: [] })).toBeUndefined();
    expect(changedPeople(both, { replaceAssignee: { from: xu, to: mei } })?.assignees).toEqual([jonas, mei]);
    expect(changedPeople(both, { addAssignees: [mei, xu] })).toEqual({ assigneeId: jonas, assignees: [jonas, xu, mei] });
    expect(changedPeople(nobody, { addAssignees: [mei] })).toEqual({ assigneeId: mei, assignees: [mei] });
    expect(changedPeople(both, { removeAssignees: [jonas] })).toEqual({ assigneeId: xu, assignees: [xu] });
    expect(changedPeople(both, { assign: mei, removeAssignees: [xu] })).toEqual({ assigneeId: mei, assignees: [mei] });
    expect(changedPeople(both, { assign: null })).toEqual({ assigneeId: null, assignees: [xu] });
  });
});
