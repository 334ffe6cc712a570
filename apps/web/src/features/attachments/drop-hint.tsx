// Says over the whole page that files can be dropped.
import { useText } from '#lib/text.ts';

export function DropHint() {
  const { attachments: words } = useText();
  return (
    <div className="attachment-drop" role="presentation">
      <p>{words.drop}</p>
    </div>
  );
}
