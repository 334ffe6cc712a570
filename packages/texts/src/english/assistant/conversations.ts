// Texts of the conversations with the assistant.

import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const conversationsText = {
  title: 'Conversations',
  intro: 'Ask about your tasks, or say what to change. Colleagues do not see your conversations.',
  list: 'Your conversations',
  none: 'No conversations yet',
  unnamed: 'New conversation',
  begin: 'New conversation',
  back: 'All conversations',
  loadFailed: 'The conversations could not be loaded.',
  openFailed: 'The conversation could not be loaded.',
  gone: 'This conversation was deleted.',
  actions: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  name: 'Name',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  renamed: { title: 'Conversation renamed', text: 'It has its new name.' },
  exportFile: 'Export',
  exportFailed: 'Failed to export the conversation',
  fileName: 'conversation',
  remove: 'Delete',
  removing: 'Deleting...',
  removeTitle: 'Delete this conversation?',
  removeText: (name: string) => `“${name}” and all its messages will be deleted. Changes that you confirmed stay.`,
  removed: { title: 'Conversation deleted', text: 'Its messages are gone.' },
  removeFailed: 'Failed to delete the conversation',
  you: 'You',
  assistant: 'Assistant',
  messages: 'Messages',
  writing: 'Answering...',
  stop: 'Stop',
  answered: 'The assistant has answered.',
  askAgain: 'Ask again',
  edit: 'Edit and ask again',
  editing: 'This message and the ones after it are replaced when you send.',
  stopEditing: 'Cancel editing',
  failed: 'Failed to send the message',
  interrupted: 'The connection ended before the answer was complete.',
  dismiss: 'Dismiss',
  steps: (count: number) => plural(count, 'Show 1 step', `Show ${number(count)} steps`),
  modelUnknown: 'Whether a language model answers could not be loaded.',
  sentTo: (model: string, host: string) =>
    `What you write and what the assistant looks up for it is sent to ${model} at ${host}.`,
  contentKept: 'Administrators can read it in the log of calls.',
  tokensLeft: (count: number) => plural(count, '1 token is left for today.', `${number(count)} tokens are left for today.`),
  level: 'What the assistant may do',
  levels: { ask: 'Only answer', propose: 'Propose changes', auto: 'Also comment, tick, set priorities' },
  openConversation: 'Continue as a conversation',
};
