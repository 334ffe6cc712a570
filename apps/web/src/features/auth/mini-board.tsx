// A small animated board, hidden from screen readers: every few seconds a card moves from In Progress to Review and back.
import { departmentHue, departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { CSSProperties } from 'react';
import { inkOn } from '#lib/avatar.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';

type Column = 'todo' | 'progress' | 'review';

interface MiniCard {
  title: string;
  department: string;
  color: string;
  initials: string;
  dot: string;
}

export function MiniBoard() {
  const { columns, cards } = useText().auth.miniBoard;
  const [first, second, third, fourth, moving] = cards.map(asCard) as [MiniCard, MiniCard, MiniCard, MiniCard, MiniCard];
  return (
    <div aria-hidden="true" className="mini">
      <MiniColumn name={columns.todo} kind="todo" count={2} cards={[first, second]} />
      <MiniColumn name={columns.progress} kind="progress" count={2} cards={[third]} moving={moving} />
      <MiniColumn name={columns.review} kind="review" count={1} cards={[fourth]} />
    </div>
  );
}

const looks = [
  { color: '#0066FF', initials: 'JR', dot: 'var(--p1)' },
  { color: '#14B8A6', initials: 'MS', dot: 'var(--p2)' },
  { color: '#10B981', initials: 'TW', dot: 'var(--p2)' },
  { color: '#6366F1', initials: 'AK', dot: 'var(--p3)' },
  { color: '#F97316', initials: 'LB', dot: 'var(--p1)' },
];

function asCard(strings: { title: string; department: string }, index: number): MiniCard {
  return { ...strings, ...(looks[index] ?? { color: '#6366F1', initials: 'AK', dot: 'var(--p3)' }) };
}

interface MiniColumnProps {
  name: string;
  kind: Column;
  count: number;
  cards: readonly MiniCard[];
  moving?: MiniCard;
}

function MiniColumn({ name, kind, count, cards, moving }: MiniColumnProps) {
  return (
    <div className="mini-column">
      <p className="flex items-center gap-1.5 px-1.5 pt-1 pb-1.5 text-12 font-semibold">
        <span className="mini-glyph" style={{ color: `var(--st-${kind})` }} />
        <span className="truncate">{name}</span>
        <span className="font-normal text-ink-3 tabular-nums">{count}</span>
      </p>
      <div className="flex flex-col gap-1.5">
        {cards.map((card) => (
          <Card key={card.title} card={card} />
        ))}
        {moving ? <Card card={moving} moving /> : null}
      </div>
    </div>
  );
}

function Card({ card, moving }: { card: MiniCard; moving?: boolean }) {
  const names = useNames();
  const { ink, film } = inkOn(card.color);
  const avatar: CSSProperties = {
    color: ink,
    background: `linear-gradient(rgb(0 0 0 / ${film}), rgb(0 0 0 / ${film})), ${card.color}`,
  };
  return (
    <div className={moving ? 'mini-card mini-moving' : 'mini-card'}>
      <div className="flex gap-2">
        <span className="mt-1.5 size-1.5 shrink-0 rounded-full" style={{ background: card.dot }} />
        <p className="line-clamp-2 text-12 font-medium text-pretty">{card.title}</p>
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-1 ps-3.5">
        <Badge hue={departmentHue(departmentKey(card.department))} className="h-4.5! text-11!">
          <span className="truncate">{names.department(card.department)}</span>
        </Badge>
        <span className="mini-avatar" style={avatar}>
          {card.initials}
        </span>
      </div>
    </div>
  );
}
