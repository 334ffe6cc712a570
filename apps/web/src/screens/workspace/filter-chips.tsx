// The conditions of the filter as chips that can be taken away one by one.
import { X } from 'lucide-react';
import { noFilter, type TaskFilter, togglePriority } from '#features/tasks/task-filter.ts';
import { useText } from '#lib/text.ts';

interface FilterChipsProps {
  filter: TaskFilter;
  onChange: (filter: TaskFilter) => void;
}

export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const { workspaces, tasks } = useText();
  const names: Record<string, string> = tasks.priorityName;
  const chips = filter.priorities.map((priority) => ({
    label: names[priority] ?? priority,
    without: togglePriority(filter, priority),
  }));
  if (filter.mine) chips.unshift({ label: workspaces.filterMine, without: { ...filter, mine: false } });
  const text = filter.text.trim();
  if (text) chips.unshift({ label: workspaces.filterChipText(text), without: { ...filter, text: noFilter.text } });
  return chips.map(({ label, without }) => (
    <button
      key={label}
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
