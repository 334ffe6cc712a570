// What windows a column, as it is loaded: once the first cards are painted.
export { elementScroll, measureElement, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/react-virtual';
