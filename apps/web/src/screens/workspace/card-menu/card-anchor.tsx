// A hidden button on a card that anchors its menus and panels.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { ComponentProps } from 'react';
import { useText } from '#lib/text.ts';
import type { TaskField } from '#screens/workspace/surface/task-commands.ts';

export interface OpenMenu {
  card: TaskCard;
  /** Its position, in pixels of the window. */
  at: { x: number; y: number; width: number; height: number };
  /** Only the items that change this field. */
  only?: TaskField | undefined;
}

export function CardAnchor({ menu: { card, at }, ...rest }: { menu: OpenMenu } & ComponentProps<'button'>) {
  const { tasks } = useText();
  return (
    <button
      type="button"
      {...rest}
      tabIndex={-1}
      aria-hidden="true"
      aria-label={tasks.menu(card.title)}
      className="pointer-events-none fixed opacity-0"
      style={{ left: at.x, top: at.y, width: at.width, height: at.height }}
    />
  );
}
