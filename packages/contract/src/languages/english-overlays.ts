// English texts of overlays: the open task with comments and templates, pickers, the list of shortcuts. The web loads them with the first one.
import { checklistTemplatesText } from '#checklist-templates/checklist-templates.text.ts';
import { commentsText } from '#comments/comments.text.ts';
import { markdownText } from '#markdown/markdown.text.ts';
import { offlineText } from '#offline/offline.text.ts';
import { pickersText } from '#pickers/pickers.text.ts';
import { presenceText } from '#presence/presence.text.ts';
import { sheetText } from '#shortcuts/sheet.text.ts';
import { formsText } from '#tasks/forms.text.ts';

export const englishOverlays = {
  checklistTemplates: checklistTemplatesText,
  comments: commentsText,
  markdown: markdownText,
  offline: offlineText,
  pickers: pickersText,
  presence: presenceText,
  shortcuts: sheetText,
  tasks: formsText,
};
