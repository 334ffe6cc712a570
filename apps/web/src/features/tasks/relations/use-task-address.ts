// The address of another task from where one is: over a board it opens there, elsewhere on its own page.
import { screens } from '@app/contract/screens.ts';
import { useLocation } from 'react-router';

export function useTaskAddress(): (taskId: number) => string {
  const { pathname, search } = useLocation();
  return (taskId) => {
    if (!pathname.startsWith('/workspace/')) return screens.task.href(taskId);
    const params = new URLSearchParams(search);
    params.set('task', String(taskId));
    return `${pathname}?${params}`;
  };
}
