// The checklist templates that a task can start with.
import { api } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const checklistTemplatesQuery = queryOptions({
  queryKey: ['checklist-templates'],
  queryFn: ({ signal }) => call(api.checklistTemplates.list, { signal }),
});
