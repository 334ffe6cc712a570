// Writes a conversation as a Markdown file, in the language of its person.
import type { Conversation, ConversationMessage } from '@app/contract/conversations/conversations.contract.ts';
import { product } from '@app/contract/limits.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import type { FileAnswer } from '#endpoints/context.ts';
import type { Principal } from '#endpoints/principal.ts';

export function conversationFile(
  { language, fullName }: Principal,
  { name, createdAt }: Conversation,
  messages: readonly ConversationMessage[],
): FileAnswer {
  const title = name === '' ? catalogues[language].ask.title : name;
  const sections = messages.map((message) => {
    const who = message.role === 'person' ? fullName : catalogues[language].ask.title;
    return `## ${who}, ${message.createdAt}\n\n${textOf(message)}\n`;
  });
  const text = [`# ${title}\n\n${product}, ${createdAt}\n`, ...sections].join('\n');
  return { file: Buffer.from(text), name: `${title.replace(/[/\\:*?"<>|]/g, ' ').trim()}.md` };
}

function textOf({ text, answer, failure }: ConversationMessage): string {
  const tasks = answer?.tasks.map(({ id, title }) => `- #${id} ${title}`).join('\n');
  return [text, failure?.text, answer?.text, tasks].filter(Boolean).join('\n\n');
}
