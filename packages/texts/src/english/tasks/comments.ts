// Texts of comments. The server stores the English `moved`, `fileRemoved` and `fileRestored` as system comments (comments.rules.ts).
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const commentsText = {
  heading: (count: number) => `${number(count)} ${count === 1 ? 'Comment' : 'Comments'}`,
  /** Shown while their number is unknown. */
  uncounted: 'Comments',
  placeholder: 'Add a comment...',
  post: 'Post Comment',
  posting: 'Posting...',
  none: 'No comments yet. Be the first to comment!',
  empty: 'Please write something first.',
  notFound: 'Comment not found',
  notYours: 'You can only delete your own comments.',
  moved: (from: string, to: string) => `Task moved from ${from} to ${to}`,
  fileRemoved: (name: string) => `File removed: ${name}`,
  fileRestored: (name: string) => `File restored: ${name}`,
  added: { title: 'Comment added', text: 'Your comment has been added successfully' },
  addFailed: { title: 'Failed to add comment', text: 'Please try again.' },
  removed: 'Comment deleted',
  removeFailed: { title: 'Failed to delete comment', text: 'Please try again.' },
  remove: 'Delete Comment',
  removeAsk: 'Are you sure you want to delete this comment? This action cannot be undone.',
  system: 'System',
};
