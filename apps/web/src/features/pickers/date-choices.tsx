// The ways to choose a date without typing it: the days that are meant most often, a month, and none.
import { addDays, nextMonday } from '@app/contract/tasks/due-choices.rules.ts';
import { MonthGrid } from '#features/pickers/month-grid.tsx';
import { useText } from '#lib/text.ts';

interface DateChoicesProps {
  value: string | null;
  today: string;
  onChoose: (date: string | null) => void;
}

export function DateChoices({ value, today, onChoose }: DateChoicesProps) {
  const { tasks } = useText();
  const days = [
    [tasks.dueQuick.today, today],
    [tasks.dueQuick.tomorrow, addDays(today, 1)],
    [tasks.dueQuick.monday, nextMonday(today)],
    [tasks.noDate, null],
  ] as const;
  return (
    <>
      <MonthGrid value={value} onChoose={onChoose} />
      <div className="mt-2 flex max-w-72 flex-wrap gap-1.5">
        {days.map(([label, day]) => (
          <button key={label} type="button" className="date-quick" aria-pressed={day === value} onClick={() => onChoose(day)}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
