// English texts of overlays: the open task with comments and templates, pickers, the list of shortcuts. The web loads them with the first one.

import { archiveText } from '#archive/archive.text.ts';
import { askText } from '#assistant/ask.text.ts';
import { assistantText } from '#assistant/assistant.text.ts';
import { attachmentsText } from '#attachments/attachments.text.ts';
import { bulkChangesText } from '#bulk-changes/bulk-changes.text.ts';
import { calendarText } from '#calendar/calendar.text.ts';
import { checklistTemplatesText } from '#checklist-templates/checklist-templates.text.ts';
import { commandsText } from '#commands/commands.text.ts';
import { commentsText } from '#comments/comments.text.ts';
import { companyText } from '#company/company.text.ts';
import { conversationsText } from '#conversations/conversations.text.ts';
import { exportsText } from '#exports/exports.text.ts';
import { hintsText } from '#hints/hints.text.ts';
import { historyText } from '#history/history.text.ts';
import { boardAddressText } from '#incoming-mails/board-address.text.ts';
import { markdownText } from '#markdown/markdown.text.ts';
import { myWorkText } from '#my-work/my-work.text.ts';
import { offlineText } from '#offline/offline.text.ts';
import { pickersText } from '#pickers/pickers.text.ts';
import { presenceText } from '#presence/presence.text.ts';
import { recurrencesText } from '#recurrences/recurrences.text.ts';
import { relationsText } from '#relations/relations.text.ts';
import { scoresText } from '#scores/scores.text.ts';
import { sheetText } from '#shortcuts/sheet.text.ts';
import { suggestionsText } from '#suggestions/suggestions.text.ts';
import { summariesText } from '#summaries/summaries.text.ts';
import { swimlanesText } from '#swimlanes/swimlanes.text.ts';
import { taskTemplatesText } from '#task-templates/task-templates.text.ts';
import { formsText } from '#tasks/forms.text.ts';
import { timelineText } from '#timeline/timeline.text.ts';
import { trashText } from '#trash/trash.text.ts';
import { viewsText } from '#views/views.text.ts';
import { watchesText } from '#watches/watches.text.ts';
import { boardPartsText } from '#workspaces/board-parts.text.ts';
import { columnsText } from '#workspaces/columns.text.ts';

export const englishOverlays = {
  ask: askText,
  assistant: assistantText,
  boardAddress: boardAddressText,
  attachments: attachmentsText,
  bulkChanges: bulkChangesText,
  checklistTemplates: checklistTemplatesText,
  commands: commandsText,
  columns: columnsText,
  comments: commentsText,
  conversations: conversationsText,
  company: companyText,
  exports: exportsText,
  hints: hintsText,
  history: historyText,
  relations: relationsText,
  archive: archiveText,
  trash: trashText,
  markdown: markdownText,
  calendar: calendarText,
  timeline: timelineText,
  myWork: myWorkText,
  offline: offlineText,
  pickers: pickersText,
  presence: presenceText,
  recurrences: recurrencesText,
  scores: scoresText,
  shortcuts: sheetText,
  suggestions: suggestionsText,
  summaries: summariesText,
  tasks: formsText,
  taskTemplates: taskTemplatesText,
  swimlanes: swimlanesText,
  views: viewsText,
  watches: watchesText,
  workspaces: boardPartsText,
};
