// The command menu: a field, and below it everything that can be done here and now, every place and every person.
import { limits } from '@app/contract/limits.ts';
import type { SearchHit } from '@app/contract/search/search.contract.ts';
import { ArrowLeft, Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CommandList } from '#app/commands/command-list.tsx';
import type { CommandsHere } from '#app/commands/commands-state.ts';
import { type Listed, listCommands, listStep } from '#app/commands/find-commands.ts';
import { taskCommand } from '#app/commands/task-hits.tsx';
import { CommandUnderstood } from '#app/commands/typed/command-understood.tsx';
import { newTaskId } from '#app/commands/typed/use-typed-commands.tsx';
import { useMenuTasks } from '#app/commands/use-menu-tasks.ts';
import { useRootCommands } from '#app/commands/use-root-commands.ts';
import type { Act, Command, Step } from '#lib/command.ts';
import { isOfComposition } from '#lib/composition.ts';
import { shortcutPressed } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { focusedElement } from '#lib/type-ahead.ts';
import { type Combobox, useCombobox } from '#ui/combobox.tsx';
import { DialogShell, DialogTitle } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';
import '#app/commands/command-menu.css';

interface CommandMenuProps {
  here: CommandsHere;
  onClose: () => void;
}

export function CommandMenu({ here, onClose }: CommandMenuProps) {
  const { commands: words } = useText();
  const input = useRef<HTMLInputElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const { rememberFocus, run, hasRun } = useRunAfterClose(onClose);
  const [text, setText] = useState('');
  /** What is typed now, for what has waited for an answer. */
  const latest = useRef('');
  /** The command that asks for a value, and the text that found it. */
  const [choice, setChoice] = useState<{ step: Step; text: string }>();
  const [takenOff, setTakenOff] = useState<readonly string[]>([]);
  const typed = text.trim();
  const step = choice?.step;
  const root = useRootCommands(here, typed, takenOff);
  const tasks = useMenuTasks(typed, step === undefined, root.openTask);

  const local = step ? listStep(step, typed) : listCommands(root.commands, root.set, typed);
  const groups = withTasks(local, tasks.hits, step ? [] : root.typed, root.openTask);
  const rows = groups.flatMap(({ commands }) => commands);
  const listKey = `${step?.title ?? ''} ${typed}`;
  // What is typed runs nothing while a task may still be found that it names.
  const waits = !tasks.isCurrent && groups.every(({ group }) => group === 'typed');
  const box = useCombobox({
    count: rows.length,
    listKey,
    initial: waits ? -1 : 0,
    onChoose: (row) => rows[row] && choose(rows[row]),
  });
  useStableRow(box, rows, listKey);
  const active = rows[box.active];

  function type(next: string): void {
    latest.current = next.trim();
    setText(next);
  }
  function choose(command: Command): void {
    if (!command.step) {
      run(command);
      return;
    }
    setChoice({ step: command.step(), text });
    type('');
    input.current?.focus();
  }
  function goBack(): void {
    if (!choice) return;
    type(choice.text);
    setChoice(undefined);
    input.current?.focus();
  }
  /** Enter before the tasks have come opens the best one for what was typed. */
  async function enter(): Promise<void> {
    if (active) return choose(active);
    const best = await tasks.findBest();
    if (best && latest.current === typed && input.current?.isConnected) choose(best);
  }
  /** Adds what is typed as a task, whatever else is found. */
  function add(): void {
    const command = step ? undefined : root.typed.find(({ id }) => id === newTaskId);
    if (command) choose(command);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (isOfComposition(event)) return;
    if (shortcutPressed('everywhere', event.nativeEvent) === 'commands') onClose();
    else if (shortcutPressed('editor', event.nativeEvent) === 'submit') add();
    else if (event.key === 'Enter' && !event.shiftKey) void enter();
    else if (event.key === 'Backspace' && text === '' && step) goBack();
    else if (box.handleKey(event)) return;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <DialogShell
      open
      size="md"
      onOpenChange={(open) => !open && onClose()}
      onEscape={(event) => {
        const isInFoot = foot.current?.contains(document.activeElement) ?? false;
        if (!step && !isInFoot) return;
        event.preventDefault();
        if (isInFoot) input.current?.focus();
        else goBack();
      }}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        rememberFocus();
        input.current?.focus();
      }}
      onCloseAutoFocus={(event) => hasRun() && event.preventDefault()}
    >
      <div className="commands">
        <DialogTitle className="sr-only">{words.title}</DialogTitle>
        <CommandField ref={input} box={box} step={step} text={text} onType={type} onPress={press} onBack={goBack} />
        <CommandResults
          box={box}
          groups={groups}
          tasks={tasks}
          title={step?.title ?? words.title}
          about={here.task?.task.title}
        />
        {root.newLine && !step && (local.length === 0 || active?.group === 'typed') ? (
          <CommandUnderstood
            ref={foot}
            text={typed}
            line={root.newLine}
            quiet={active?.id !== newTaskId}
            onTakeOff={(part) => setTakenOff((now) => [...now, part])}
            field={() => input.current}
          />
        ) : null}
      </div>
    </DialogShell>
  );
}

interface CommandFieldProps {
  ref: Ref<HTMLInputElement>;
  box: Combobox;
  step: Step | undefined;
  text: string;
  onType: (text: string) => void;
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBack: () => void;
}

function CommandField({ ref, box, step, text, onType, onPress, onBack }: CommandFieldProps) {
  const { commands: words } = useText();
  return (
    <div className="commands-field">
      {step ? (
        <>
          <IconButton small label={words.back} icon={<ArrowLeft />} onClick={onBack} />
          <span className="commands-step">{step.title}</span>
        </>
      ) : (
        <Search size={16} aria-hidden="true" className="flex-none text-ink-3" />
      )}
      <input
        ref={ref}
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={limits.search.query}
        aria-label={step?.title ?? words.title}
        {...box.fieldProps}
        placeholder={step ? (step.placeholder ?? words.findValue) : words.placeholder}
        value={text}
        className="commands-input"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onPress}
      />
    </div>
  );
}

interface CommandResultsProps {
  box: Combobox;
  groups: readonly Listed[];
  tasks: ReturnType<typeof useMenuTasks>;
  title: string;
  /** The title of the task that the commands change. */
  about: string | undefined;
}

function CommandResults({ box, groups, tasks, title, about }: CommandResultsProps) {
  const { commands: words, shell } = useText();
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <>
      <div className="commands-list">
        <CommandList box={box} groups={groups} label={title} task={about} />
        {tasks.failed ? <RegionError text={shell.searchFailed} error={tasks.error} onRetry={tasks.retry} /> : null}
        {tasks.isCurrent ? null : (
          <div aria-busy="true" className="commands-waits">
            <Spinner />
          </div>
        )}
        {tasks.isCurrent && count === 0 ? <p className="commands-none">{words.none}</p> : null}
      </div>
      <p role="status" className="sr-only">
        {tasks.isCurrent ? (count === 0 ? words.none : words.count(count)) : null}
      </p>
    </>
  );
}

/** Returns the groups with the tasks that the search found, and last what is typed as a task or a question. */
function withTasks(
  local: readonly Listed[],
  hits: readonly SearchHit[],
  typed: readonly Command[],
  openTask: (taskId: number) => void,
): Listed[] {
  const ids = new Set(local.flatMap(({ commands }) => commands.map(({ id }) => id)));
  const tasks = hits.filter(({ id }) => !ids.has(`recent-task-${id}`)).map((hit) => taskCommand(hit, openTask));
  return [
    ...local,
    ...(tasks.length > 0 ? [{ group: 'tasks', commands: tasks } as const] : []),
    ...(typed.length > 0 ? [{ group: 'typed', commands: typed } as const] : []),
  ];
}

/** Runs a command after the menu has closed: on what had the focus, which gets the keys from then on. */
function useRunAfterClose(onClose: () => void) {
  const opener = useRef<Element>(null);
  const ran = useRef(false);
  return {
    rememberFocus() {
      opener.current = focusedElement();
    },
    run(command: Act) {
      ran.current = true;
      flushSync(onClose);
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true });
      void command.run();
    },
    hasRun: () => ran.current,
  };
}

/** Keeps the row that the person has moved to when further rows come before it. */
function useStableRow(box: Combobox, rows: readonly Command[], listKey: string): void {
  const last = useRef({ listKey: '', ids: '', id: '' });
  useLayoutEffect(() => {
    const before = last.current;
    const ids = rows.map(({ id }) => id).join();
    const hasMoreRows = before.listKey === listKey && before.ids !== ids;
    const index = hasMoreRows && box.hasMoved ? rows.findIndex(({ id }) => id === before.id) : -1;
    if (index >= 0) box.setActive(index);
    last.current = { listKey, ids, id: rows[index >= 0 ? index : box.active]?.id ?? '' };
  });
}
