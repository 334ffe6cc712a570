// The line for a new task of the person's own: read by the assistant's grammar, for the board that was used last or is chosen.
import { storageKeys } from '@app/contract/limits.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { UnderstoodChips } from '#features/assistant/understood-chips.tsx';
import { announce } from '#lib/announce.ts';
import { useDraft } from '#lib/draft.ts';
import { holdKeysAfter, shortcutPressed, useShortcut, useShortcutHint } from '#lib/hotkey.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { announcementOfNew, messageOfNew } from '#screens/workspace/create/new-task-message.ts';
import { useMyWorkAdd } from '#screens/workspace/my-work/use-my-work-add.ts';
import { showTask } from '#screens/workspace/show-task.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Select } from '#ui/select.tsx';

export function MyWorkAdd({ boards }: { boards: readonly Workspace[] }) {
  const { myWork, tasks } = useText();
  const names = useNames();
  const [text, setText, forget] = useDraft('my-work-add', '');
  const [takenOff, setTakenOff] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [boardId, chooseBoard] = useUsualBoard();
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(text);
  const problemId = useId();
  // Nobody has chosen one of several boards: then it is asked for.
  const board = boards.find(({ id }) => id === boardId) ?? (boards.length === 1 ? boards[0] : undefined);
  const { read, create, firstDay, problemOf, boardOf } = useMyWorkAdd(boards, board, text);
  const shown = useDeferredValue(text);
  const line = read(shown, takenOff);
  const target = boardOf(line);
  const hint = useShortcutHint('quickAdd');
  const narrow = useBelow('md');
  useShortcut('quickAdd', () => {
    field.current?.focus();
    holdKeysAfter('quickAdd');
  });

  function type(next: string) {
    typed.current = next;
    setProblem(undefined);
    if (next === '') forget();
    else setText(next);
  }
  async function add() {
    const added = typed.current.trim();
    if (added === '') {
      field.current?.focus();
      return;
    }
    const wrong = boardOf(read(added, takenOff)) ? problemOf(read(added, takenOff)) : myWork.addBoardMissing;
    setProblem(wrong);
    if (wrong !== undefined) return;
    const off = takenOff;
    type('');
    setTakenOff([]);
    field.current?.focus();
    try {
      const { task, board: home } = await create(added, off);
      const text = myWork.added(task.title, names.department(home.name));
      announce(announcementOfNew(task, text));
      toast({
        ...messageOfNew(task, { title: tasks.created.title, text }),
        action: { label: tasks.open, run: () => showTask(task.id) },
        silent: true,
      });
    } catch (error) {
      // The line returns to the field, before the text typed since.
      type([added, typed.current].filter(Boolean).join(' '));
      setTakenOff(off);
      toast({ title: tasks.createFailed.title, text: reasonOf(error), kind: 'destructive' });
    }
  }
  function press(event: KeyboardEvent) {
    const pressed = shortcutPressed('editor', event.nativeEvent);
    if (pressed === 'addLine' || pressed === 'submit') {
      event.preventDefault();
      void add();
    } else if (pressed === 'close') {
      event.stopPropagation();
      field.current?.blur();
    }
  }
  if (boards.length === 0) return null;
  return (
    <div className="my-work-add">
      <div className="my-work-add-line">
        <div className="my-work-add-field">
          <Input
            ref={field}
            aria-label={myWork.add}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problemId}
            placeholder={myWork.addPlaceholder}
            autoComplete="off"
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
          />
          {text === '' && hint && !narrow ? (
            <span aria-hidden="true" className="my-work-add-key">
              <Kbd>{hint}</Kbd>
            </span>
          ) : null}
        </div>
        {boards.length > 1 ? (
          <BoardSelect
            boards={boards}
            chosen={target}
            onChoose={(id) => {
              chooseBoard(id);
              setProblem(undefined);
            }}
          />
        ) : null}
        <Button variant="primary" onClick={() => void add()}>
          {myWork.addSubmit}
        </Button>
      </div>
      {shown.trim() === '' ? null : (
        <UnderstoodChips
          text={shown}
          line={line}
          firstDay={firstDay}
          onTakeOff={(words) => setTakenOff((now) => [...now, words])}
          field={() => field.current}
        />
      )}
      <p id={problemId} role="alert" className="text-12 text-danger-ink">
        {problem}
      </p>
    </div>
  );
}

interface BoardSelectProps {
  boards: readonly Workspace[];
  chosen: Workspace | undefined;
  onChoose: (boardId: number) => void;
}

function BoardSelect({ boards, chosen, onChoose }: BoardSelectProps) {
  const { myWork } = useText();
  const names = useNames();
  return (
    <Select
      label={myWork.addBoard}
      placeholder={myWork.addBoardChoose}
      value={String(chosen?.id ?? '')}
      options={boards.map(({ id, name }) => ({ value: String(id), label: names.department(name) }))}
      onChange={(id) => onChoose(Number(id))}
      className="my-work-select"
    />
  );
}

/** Returns the board that was chosen last in this browser, and a function that chooses another. */
function useUsualBoard() {
  const [boardId, setBoardId] = useState(() => readLocal(storageKeys.myWorkBoard, 0));
  function choose(id: number) {
    setBoardId(id);
    writeLocal(storageKeys.myWorkBoard, id);
  }
  return [boardId, choose] as const;
}
