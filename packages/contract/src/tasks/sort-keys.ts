// What a list of tasks can be sorted by.

export const sortKeys = ['title', 'status', 'priority', 'assignee', 'department', 'due', 'score'] as const;
export type SortKey = (typeof sortKeys)[number];
