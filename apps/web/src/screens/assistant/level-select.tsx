// Chooses the level of the language model. Without a model there is nothing to choose.
import type { AssistantLevel } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { modelQuery } from '#features/conversations/model.queries.ts';
import { useText } from '#lib/text.ts';
import { Select } from '#ui/select.tsx';

interface LevelSelectProps {
  level: AssistantLevel;
  onChange: (level: AssistantLevel) => void;
}

export function LevelSelect({ level, onChange }: LevelSelectProps) {
  const { conversations } = useText();
  const levels = useQuery(modelQuery).data?.levels ?? [];
  if (levels.length < 2) return null;
  return (
    <Select
      label={conversations.level}
      className="w-auto! max-w-full min-w-0"
      value={level}
      onChange={(value) => onChange(value as AssistantLevel)}
      options={levels.map((value) => ({ value, label: conversations.levels[value] }))}
    />
  );
}
