// Commands that lead back to what was opened lately in this browser.
import { SquareCheckBig } from 'lucide-react';
import type { PathCommand } from '#app/commands/use-place-commands.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import type { Command } from '#lib/command.ts';
import { recentsOf } from '#lib/recents.ts';

/** `here` is the path on the screen, `openTaskId` the task over it: nobody goes back to where they are. */
export function useRecentCommands(
  places: readonly PathCommand[],
  here: { path: string; taskId: number | undefined },
  openTask: (taskId: number) => void,
): Command[] {
  const { id: userId } = useCurrentUser();
  return recentsOf(userId).flatMap((recent): Command[] => {
    if ('taskId' in recent) {
      const { taskId, title } = recent;
      if (taskId === here.taskId) return [];
      return [
        {
          id: `recent-task-${taskId}`,
          group: 'recent',
          label: title,
          icon: <SquareCheckBig />,
          words: String(taskId),
          run: () => openTask(taskId),
        },
      ];
    }
    const command = places.find(({ path }) => path === recent.path);
    return command && command.path !== here.path ? [{ ...command, id: `recent-${command.id}`, group: 'recent' }] : [];
  });
}
