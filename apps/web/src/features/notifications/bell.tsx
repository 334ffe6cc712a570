// The bell with its dot while something is unread.
import { Bell as BellIcon } from 'lucide-react';

export function Bell({ unread }: { unread: number }) {
  return (
    <span className="relative inline-flex">
      <BellIcon />
      {unread > 0 ? <span className="bell-dot" /> : null}
    </span>
  );
}
