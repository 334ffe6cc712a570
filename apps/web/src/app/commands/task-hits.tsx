// A task that the search found as a command.
import type { SearchHit } from '@app/contract/search/search.contract.ts';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import type { Act } from '#lib/command.ts';
import { currentNames } from '#lib/names.ts';
import { currentText } from '#lib/text.ts';

export function taskCommand({ id, title, status, department, archived }: SearchHit, open: (taskId: number) => void): Act {
  return {
    id: `task-${id}`,
    group: 'tasks',
    label: title,
    detail: archived
      ? `${currentNames().department(department)} · ${currentText().shell.searchArchived}`
      : currentNames().department(department),
    icon: <StatusGlyph status={status} />,
    run: () => open(id),
  };
}
