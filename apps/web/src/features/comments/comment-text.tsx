// The text of a comment, mentions as the names of people.
import { commentParts } from '@app/contract';

export function CommentText({ content }: { content: string }) {
  return commentParts(content).map((part, index) =>
    'text' in part ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never change places
      <strong key={index} className="font-semibold text-brand-text">
        {`@${part.name}`}
      </strong>
    ),
  );
}
