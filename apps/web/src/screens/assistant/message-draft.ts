// The name of the draft of the next message of a conversation.
export function messageDraft(conversationId: number): string {
  return `conversation-${conversationId}`;
}
