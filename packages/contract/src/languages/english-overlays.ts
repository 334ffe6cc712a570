// The English words behind a press: an open task, its comments and templates, what is chosen from lists and calendars, the list of shortcuts.
import { checklistTemplatesText } from '#checklist-templates/checklist-templates.text.ts';
import { commentsText } from '#comments/comments.text.ts';
import { markdownText } from '#markdown/markdown.text.ts';
import { pickersText } from '#pickers/pickers.text.ts';
import { sheetText } from '#shortcuts/sheet.text.ts';
import { formsText } from '#tasks/forms.text.ts';

export const englishOverlays = {
  checklistTemplates: checklistTemplatesText,
  comments: commentsText,
  markdown: markdownText,
  pickers: pickersText,
  shortcuts: sheetText,
  tasks: formsText,
};
