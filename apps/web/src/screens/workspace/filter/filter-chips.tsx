// The conditions of the filter as removable chips.
import { noFilter, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { X } from 'lucide-react';
import { conditionsOf, withoutCondition } from '#features/tasks/filter/task-filter.ts';
import { useFilterTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { conditionLabel } from '#screens/workspace/filter/filter-labels.ts';

interface FilterChipsProps {
  filter: TaskFilter;
  people: ReadonlyMap<number, UserCard>;
  onChange: (filter: TaskFilter) => void;
}

export function FilterChips({ filter, people, onChange }: FilterChipsProps) {
  const text = useText();
  const { workspaces } = text;
  const chips = conditionsOf(filter).map((condition) => ({
    key: Object.values(condition).join(' '),
    label: conditionLabel(text, people, condition),
    without: withoutCondition(filter, condition),
  }));
  const words = filter.text.trim();
  if (filter.mine) chips.unshift({ key: 'mine', label: workspaces.filterMine, without: { ...filter, mine: false } });
  if (words) chips.unshift({ key: 'text', label: workspaces.filterChipText(words), without: { ...filter, text: noFilter.text } });
  useFilterTitle(chips.map(({ label }) => label).join(', '));
  return chips.map(({ key, label, without }) => (
    <button
      key={key}
      type="button"
      aria-label={workspaces.filterRemove(label)}
      onClick={() => onChange(without)}
      className="flex h-7 max-w-48 flex-none items-center gap-1.5 rounded-full bg-brand-subtle px-2.5 text-12 font-medium text-brand-text hover:bg-brand-subtle-hover"
    >
      <span className="truncate">{label}</span>
      <X size={12} aria-hidden="true" />
    </button>
  ));
}
