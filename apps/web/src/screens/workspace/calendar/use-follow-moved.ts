// Keeps the focus at a task that moves by keys from day to day, while its element is replaced.
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Returns a function that says which task moves. `find` brings one into sight that is not rendered. */
export function useFollowMoved(
  elementOf: (taskId: number) => HTMLElement | null,
  find: (taskId: number) => void = () => undefined,
): (taskId: number) => void {
  const moving = useRef<number>(undefined);
  useLayoutEffect(() => {
    const id = moving.current;
    if (id === undefined) return;
    const element = elementOf(id);
    if (!element) find(id);
    else if (element !== document.activeElement) element.focus();
  });
  // Only a person who still is at the moved task follows it.
  useEffect(() => {
    const leave = (event: Event) => {
      const id = moving.current;
      if (id === undefined || !(event.target instanceof Element)) return;
      const element = elementOf(id);
      // While the task is between two days, the list puts the focus on its neighbour; nobody has gone there.
      if (event.target !== element && (element || event.type === 'pointerdown')) moving.current = undefined;
    };
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [elementOf]);
  return (taskId) => {
    moving.current = taskId;
  };
}
