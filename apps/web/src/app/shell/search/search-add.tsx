// The words of the search as a new task: what was understood of them, and the button that adds it.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useAddLine, useShownBoard } from '#app/commands/typed/use-add-line.ts';
import { UnderstoodChips } from '#features/assistant/understood-chips.tsx';
import { useGrammar } from '#features/assistant/use-grammar.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { shortcutPressed } from '#lib/hotkey.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';

interface SearchAddProps {
  text: string;
  /** The task is made: the search is over. */
  onAdded: () => void;
  onOpen: (taskId: number) => void;
}

const field = () => document.querySelector<HTMLElement>('.search-input');

export function SearchAdd({ text, onAdded, onOpen }: SearchAddProps) {
  const { assistant } = useText();
  const names = useNames();
  const board = useShownBoard();
  const columns = useQuery({ ...columnsQuery(board?.id ?? 0), enabled: board !== undefined }).data ?? [];
  const { read, readForSure, firstDay } = useGrammar(
    columns.map(({ name }) => name),
    text,
  );
  const [takenOff, setTakenOff] = useState<readonly string[]>([]);
  const line = read(text, takenOff);

  const addLine = useAddLine();
  async function add() {
    if (board) await addLine({ board, read: () => readForSure(text, takenOff), onOpen, onAdded });
  }

  // The field belongs to the first chunk, and this row does not.
  const pressed = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.target !== field() || shortcutPressed('editor', event) !== 'submit' || event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    void add();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);

  function leave(event: KeyboardEvent) {
    if (shortcutPressed('editor', event.nativeEvent) !== 'close') return;
    event.stopPropagation();
    field()?.focus();
  }
  if (!board) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back to the field from every chip
    <div className="search-other" onKeyDown={leave}>
      <button type="button" className="search-other-button" aria-keyshortcuts="Control+Enter" onClick={() => void add()}>
        <Plus size={14} aria-hidden="true" />
        <span className="min-w-0 truncate">{assistant.newTask(line.title, names.department(board.department))}</span>
      </button>
      <UnderstoodChips
        text={text}
        line={line}
        firstDay={firstDay}
        onTakeOff={(words) => setTakenOff((now) => [...now, words])}
        field={field}
      />
      <p className="text-12 text-ink-3">{assistant.commandHint}</p>
    </div>
  );
}
