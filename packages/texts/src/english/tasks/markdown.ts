// Texts of Markdown: its toolbar and its rendering.
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const markdownText = {
  tools: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  checklist: 'Checklist',
  link: 'Link',
  code: 'Code',
  view: 'Write or preview',
  write: 'Write',
  preview: 'Preview',
  previewOf: (label: string) => `Preview: ${label}`,
  nothing: 'Nothing to preview',
  table: 'Table',
  done: 'Done',
  open: 'Not done',
  people: 'People to mention',
  peopleMissing: 'The people to mention could not be loaded.',
  peopleFound: (count: number) => (count === 1 ? '1 person to mention' : `${number(count)} people to mention`),
  notAssigned: 'Not assigned',
};
