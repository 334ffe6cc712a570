// Tests which place a URL shows.
import { expect, test } from 'vitest';
import { placeOf } from '#features/presence/report-place.ts';

test.each([
  ['/workspace/3', '', { workspaceId: 3, taskId: null }],
  ['/workspace/0', '?view=list', { workspaceId: 0, taskId: null }],
  ['/workspace/3', '?task=7', { workspaceId: 3, taskId: 7 }],
  ['/workspace/3', '?task=0', { workspaceId: 3, taskId: null }],
  ['/workspace/x', '?task=7', null],
  ['/task/7', '', { workspaceId: null, taskId: 7 }],
  ['/settings', '?task=7', null],
])('%s%s shows its place', (pathname, search, place) => {
  expect(placeOf({ pathname, search })).toEqual(place);
});
