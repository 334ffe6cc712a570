// The windowing of a column as a chunk: loaded after the first cards have painted.
export { elementScroll, measureElement, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/react-virtual';
