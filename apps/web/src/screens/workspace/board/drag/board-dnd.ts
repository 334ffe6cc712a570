// Drag and drop of the board, the only file that imports the library: cards are draggable, columns are drop targets.

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementEventPayloadMap,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { selection } from '#features/tasks/bulk-changes/selection.ts';
import { showLine, slotAt } from '#screens/workspace/board/drag/drop-slot.ts';

export interface Drop {
  taskId: number;
  columnId: number;
  /** The card below the line, or null to append. */
  beforeId: number | null;
  /** The lane of the cell, on a board with lanes. */
  lane?: string | undefined;
}

type Stop = () => void;

const previewRoom = 24;

/** Makes a card draggable. */
export function dragCard(element: HTMLElement, taskId: number): Stop {
  return draggable({
    element,
    canDrag: ({ input }) => !document.elementFromPoint(input.clientX, input.clientY)?.closest('[data-card-menu]'),
    getInitialData: () => ({ taskId }),
    onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
      const { clientX, clientY } = location.current.input;
      const card = element.getBoundingClientRect();
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: () => ({ x: clientX - card.left + previewRoom, y: clientY - card.top + previewRoom }),
        render: ({ container }) => container.append(previewOf(element, taskId)),
      });
    },
    onDragStart: () => element.setAttribute('data-dragging', ''),
    onDrop: () => element.removeAttribute('data-dragging'),
  });
}

/**
 * Returns a tilted copy of the card as the drag image, with the number of cards if it takes others with it; the padding keeps its
 * corners and shadow inside the image.
 */
function previewOf(card: HTMLElement, taskId: number): HTMLElement {
  const room = document.createElement('div');
  room.style.padding = `${previewRoom}px`;
  const copy = card.cloneNode(true) as HTMLElement;
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  copy.classList.add('card-overlay');
  copy.style.width = `${card.offsetWidth}px`;
  const many = selection.get();
  if (many.size > 1 && many.has(taskId)) {
    const count = document.createElement('span');
    count.className = 'drag-count';
    count.textContent = String(many.size);
    copy.append(count);
  }
  room.append(copy);
  return room;
}

type Drag = ElementEventPayloadMap['onDrag'];

interface ColumnParts {
  section: HTMLElement;
  list: HTMLElement;
  /** Shows the place; the heading of a lane has no places. */
  line?: HTMLElement;
  columnId: number;
  /** Whether cards can be dropped between cards here. */
  ordered: boolean;
  /** The lane of a cell or a heading, and why a card cannot be dropped there. */
  lane?: { value: string; refusal: (taskId: number) => string | undefined } | undefined;
}

/** Makes a column, a cell or the heading of a lane a drop target: it is tinted, and a line shows the place between two cards. */
export function dropOnColumn({ section, list, line, columnId, ordered, lane }: ColumnParts): Stop {
  const leave = () => {
    section.removeAttribute('data-over');
    section.removeAttribute('data-refused');
    if (line) line.hidden = true;
  };
  const over = ({ location, source }: Drag) => {
    if (line && ordered && !section.dataset['refused'])
      showLine(list, line, slotAt(list, location.current.input.clientY, Number(source.data['taskId'])));
  };
  return combine(
    dropTargetForElements({
      element: section,
      canDrop: ({ source }) => typeof source.data['taskId'] === 'number',
      getData: ({ input, source }) => ({
        columnId,
        lane: lane?.value,
        beforeId: ordered ? (slotAt(list, input.clientY, Number(source.data['taskId']))?.beforeId ?? null) : null,
      }),
      onDragEnter: (drag) => {
        const refusal = lane?.refusal(Number(drag.source.data['taskId']));
        section.setAttribute(refusal ? 'data-refused' : 'data-over', refusal ?? '');
        over(drag);
      },
      onDrag: over,
      onDragLeave: leave,
      onDrop: leave,
    }),
    // A cell is as high as its cards, and the board scrolls.
    lane ? () => undefined : autoScrollForElements({ element: list }),
  );
}

/** Lets a board scroll under a dragged card: sideways, and with lanes also up and down. */
export function scrollWhileDragging(board: HTMLElement): Stop {
  return autoScrollForElements({
    element: board,
    getAllowedAxis: () => (board.dataset['lanes'] === undefined ? 'horizontal' : 'all'),
  });
}

/** Watches every drag and drop on the page; a drop outside of the columns has no `drop`. */
export function watchDrags(on: { lift: (taskId: number) => void; end: (taskId: number, drop: Drop | undefined) => void }): Stop {
  return monitorForElements({
    canMonitor: ({ source }) => typeof source.data['taskId'] === 'number',
    onDragStart: ({ source }) => on.lift(Number(source.data['taskId'])),
    onDrop: ({ source, location }) => {
      const taskId = Number(source.data['taskId']);
      const data = location.current.dropTargets[0]?.data;
      const beforeId = typeof data?.['beforeId'] === 'number' ? data['beforeId'] : null;
      const lane = data?.['lane'] as string | undefined;
      on.end(taskId, data ? { taskId, columnId: Number(data['columnId']), beforeId, lane } : undefined);
    },
  });
}
