// The board's event handlers, once for all cards: clicks, the right mouse button, keys, the focus.
import { screens, type TaskCard } from '@app/contract';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { holdKeysAfter, shortcutPressed } from '#lib/hotkey.ts';
import { type BoardCommand, cardCommands, type TaskField } from '#screens/workspace/surface/task-commands.ts';

interface Given {
  cardOf: (taskId: number) => TaskCard | undefined;
  onOpen: (card: TaskCard) => void;
  /** Selects by a click; returns whether the click meant that. */
  onSelect: (event: MouseEvent, card: TaskCard) => boolean;
  /** Opens the menu, at the card's button or at a point. */
  onMenu: (card: TaskCard, at: DOMRect, only?: TaskField) => void;
  /** The focused card; undefined if something else has the focus. */
  onFocused: (card: TaskCard | undefined) => void;
  /** Runs the command of a key. */
  command: (command: BoardCommand, card: TaskCard) => void;
}

/** Returns the event handlers for the element around all cards. */
export function boardListeners({ cardOf, onOpen, onSelect, onMenu, onFocused, command }: Given) {
  function cardUnder(target: EventTarget | null): TaskCard | undefined {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
    return card ? cardOf(Number(card.dataset['task'])) : undefined;
  }
  function click(event: MouseEvent): void {
    const card = cardUnder(event.target);
    if (!card || event.defaultPrevented || onSelect(event, card)) return;
    const button = menuButton(event.target);
    // The button names the field if it opens the panel of one.
    if (button) onMenu(card, button.getBoundingClientRect(), (button.dataset['cardMenu'] || undefined) as TaskField);
    else if (event.metaKey || event.ctrlKey || event.button === 1) window.open(screens.task.href(card.id), '_blank');
    else onOpen(card);
  }
  return {
    onClick: click,
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) click(event);
    },
    onContextMenu: (event: MouseEvent) => {
      const card = cardUnder(event.target);
      if (!card) return;
      event.preventDefault();
      onMenu(card, new DOMRect(event.clientX, event.clientY));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const card = cardUnder(event.target);
      const pressed = card && (shortcutPressed('card', event.nativeEvent) ?? shortcutPressed('item', event.nativeEvent));
      // Enter on the menu button opens the menu.
      if (!pressed || (event.key === 'Enter' && menuButton(event.target))) return;
      command(cardCommands[pressed], card);
      holdKeysAfter(pressed);
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: (event: FocusEvent) => {
      // A menu of a card is no other place: whoever closes it is at the card again.
      if (event.currentTarget.contains(event.target)) onFocused(cardUnder(event.target));
    },
  };
}

function menuButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-card-menu]') : null;
}
