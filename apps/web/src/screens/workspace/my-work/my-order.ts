// The one order of My work for the keys: the shown items of checklists, then the tasks.
import { type RowKey, rowAfter } from '#screens/workspace/surface/row-steps.ts';

interface Part {
  count: number;
  focus: (index: number) => void;
}

export interface MyOrder {
  /** Says how many rows a part shows; returns the function that takes them away. */
  register: (part: 'items' | 'tasks', count: number, focus: Part['focus']) => () => void;
  /** Goes from a row to the one that a key means. */
  step: (key: RowKey, part: 'items' | 'tasks', at: number) => void;
  /** Goes to the row at a place of the items, which one has left: the next, else the last. */
  land: (at: number) => void;
}

const nothing: Part = { count: 0, focus: () => undefined };

export function createMyOrder(): MyOrder {
  const parts = { items: nothing, tasks: nothing };
  const last = () => parts.items.count + parts.tasks.count - 1;
  function go(index: number) {
    const { items, tasks } = parts;
    if (index < items.count) items.focus(index);
    else tasks.focus(index - items.count);
  }
  return {
    register(name, count, focus) {
      const part = { count, focus };
      parts[name] = part;
      return () => {
        if (parts[name] === part) parts[name] = nothing;
      };
    },
    step(key, part, at) {
      if (last() >= 0) go(rowAfter(key, part === 'items' ? at : parts.items.count + at, last()));
    },
    land(at) {
      if (last() >= 0) go(Math.min(at, last()));
    },
  };
}
