// The icon of a status: dashed ring, half pie, three-quarter pie, check. The name stands beside it.
import { doneStatus } from '@app/contract/limits.ts';

const size = 16;
const arcs: Record<string, string> = {
  'In Progress': 'M8 4.5 A3.5 3.5 0 0 1 8 11.5 Z',
  Review: 'M8 4.5 A3.5 3.5 0 1 1 4.5 8 L8 8 Z',
};
const colors: Record<string, string> = {
  'In Progress': 'var(--st-progress)',
  Review: 'var(--st-review)',
  Done: 'var(--st-done)',
};

export function StatusGlyph({ status }: { status: string }) {
  const color = colors[status] ?? 'var(--st-todo)';
  const arc = arcs[status];
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true" className="status-glyph shrink-0">
      {status === doneStatus ? (
        <>
          <circle cx="8" cy="8" r="7" fill={color} />
          <path d="M4.9 8.2 7 10.3 11.1 6" stroke="var(--card)" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
        </>
      ) : (
        <>
          <circle cx="8" cy="8" r="6.1" stroke={color} strokeWidth="1.7" strokeDasharray={arc ? undefined : '2.4 2.4'} />
          {arc ? <path d={arc} fill={color} /> : null}
        </>
      )}
    </svg>
  );
}
