// The command menu: a field, and below it everything that can be done here and now, every place and every person.
import { limits, timing } from '@app/contract/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CommandList } from '#app/commands/command-list.tsx';
import { CommandUnderstood } from '#app/commands/command-understood.tsx';
import type { CommandsHere } from '#app/commands/commands-state.ts';
import { allCommands, findable, findCommands, type Listed } from '#app/commands/find-commands.ts';
import { taskCommand } from '#app/commands/task-hits.tsx';
import { useRootCommands } from '#app/commands/use-root-commands.ts';
import { newTaskId } from '#app/commands/use-typed-commands.tsx';
import { searchQuery } from '#features/search/search.queries.ts';
import type { Command, Step } from '#lib/command.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useDebounced } from '#lib/debounced.ts';
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

/** The shortest query for which tasks are searched. */
const searchedFrom = 2;

export function CommandMenu({ here, onClose }: CommandMenuProps) {
  const { commands: words, shell } = useText();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<Element>(null);
  const [text, setText] = useState('');
  const [step, setStep] = useState<{ step: Step; text: string }>();
  const [takenOff, setTakenOff] = useState<readonly string[]>([]);
  const foot = useRef<HTMLDivElement>(null);
  const ran = useRef(false);
  const latest = useRef('');
  const typed = text.trim();
  const root = useRootCommands(here, typed, takenOff);
  const local = listed();

  const asked = useDebounced(typed, timing.searchDebounce);
  const isSearched = step === undefined && typed.length >= searchedFrom;
  const search = useQuery({ ...searchQuery(asked), enabled: isSearched && asked.length >= searchedFrom });
  const failed = isSearched && search.isError && !search.isFetching;
  const isCurrent = !isSearched || failed || (search.data?.asked === typed && asked === typed);
  const hits = isSearched && !failed ? (search.data?.hits ?? []) : [];
  const known = new Set(local.flatMap(({ commands }) => commands.map(({ id }) => id)));
  const tasks = hits.filter(({ id }) => !known.has(`recent-task-${id}`)).map((hit) => taskCommand(hit, root.openTask));
  const groups: Listed[] = [
    ...local,
    ...(tasks.length > 0 ? [{ group: 'tasks', commands: tasks } as const] : []),
    ...(step === undefined && root.typed.length > 0 ? [{ group: 'typed', commands: root.typed } as const] : []),
  ];
  const rows = groups.flatMap(({ commands }) => commands);
  const listKey = `${step?.step.title ?? ''} ${typed}`;
  // What is typed runs nothing while a task may still be found that it names.
  const waits = local.length === 0 && tasks.length === 0 && !isCurrent;
  const box = useCombobox({
    count: rows.length,
    listKey,
    initial: waits ? -1 : 0,
    onChoose: (row) => rows[row] && choose(rows[row]),
  });
  useKeptRow(box, rows, listKey);

  function listed(): Listed[] {
    if (step === undefined) {
      const found = typed === '' ? allCommands(root.commands) : findCommands(findable(root.commands), typed);
      return root.set.length > 0 ? [{ group: 'task', commands: root.set }, ...without(found, 'task', root.set)] : found;
    }
    const { commands, read } = step.step;
    const group = commands[0]?.group ?? 'typed';
    if (typed === '') return commands.length > 0 ? [{ group, commands }] : [];
    const meant = read?.(typed);
    const found = findCommands(findable(commands), typed).flatMap((each) => each.commands);
    const all = meant ? [meant, ...found] : found;
    return all.length > 0 ? [{ group, commands: all }] : [];
  }
  function type(next: string): void {
    latest.current = next.trim();
    setText(next);
  }
  function choose(command: Command): void {
    if (command.step) {
      setStep({ step: command.step(), text });
      type('');
      input.current?.focus();
      return;
    }
    // What had the focus is what the command works on, and keys from now on are not the menu's.
    ran.current = true;
    flushSync(onClose);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true });
    void command.run();
  }
  function goBack(): void {
    if (!step) return;
    type(step.text);
    setStep(undefined);
    input.current?.focus();
  }
  /** Enter before the tasks have come opens the best one for what was typed. */
  async function enter(): Promise<void> {
    const row = rows[box.active];
    if (row) return choose(row);
    if (!isSearched) return;
    // What fails is shown in the list.
    const found = await client.fetchQuery(searchQuery(typed)).catch(() => undefined);
    const [hit] = found?.hits ?? [];
    if (hit && latest.current === typed && input.current?.isConnected) choose(taskCommand(hit, root.openTask));
  }
  /** Adds what is typed as a task, whatever else is found. */
  function add(): void {
    const command = step === undefined ? root.typed.find(({ id }) => id === newTaskId) : undefined;
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

  const count = rows.length === 0 ? words.none : words.count(rows.length);
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
        opener.current = focusedElement();
        input.current?.focus();
      }}
      onCloseAutoFocus={(event) => ran.current && event.preventDefault()}
    >
      <div className="commands">
        <DialogTitle className="sr-only">{words.title}</DialogTitle>
        <div className="commands-field">
          {step ? (
            <IconButton small label={words.back} icon={<ArrowLeft />} onClick={goBack} />
          ) : (
            <Search size={16} aria-hidden="true" className="flex-none text-ink-3" />
          )}
          {step ? <span className="commands-step">{step.step.title}</span> : null}
          <input
            ref={input}
            type="text"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={limits.search.query}
            aria-label={step?.step.title ?? words.title}
            {...box.fieldProps}
            placeholder={step ? (step.step.placeholder ?? words.findValue) : words.placeholder}
            value={text}
            className="commands-input"
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
          />
        </div>
        <div className="commands-list">
          <CommandList box={box} groups={groups} label={step?.step.title ?? words.title} task={here.task?.task.title} />
          {failed ? <RegionError text={shell.searchFailed} error={search.error} onRetry={() => void search.refetch()} /> : null}
          {isCurrent ? null : (
            <div aria-busy="true" className="commands-waits">
              <Spinner />
            </div>
          )}
          {isCurrent && rows.length === 0 ? <p className="commands-none">{words.none}</p> : null}
        </div>
        {root.newLine && step === undefined && (local.length === 0 || rows[box.active]?.group === 'typed') ? (
          <CommandUnderstood
            ref={foot}
            text={typed}
            line={root.newLine}
            quiet={rows[box.active]?.id !== newTaskId}
            onTakeOff={(part) => setTakenOff((now) => [...now, part])}
            field={() => input.current}
          />
        ) : null}
        <p role="status" className="sr-only">
          {isCurrent ? count : null}
        </p>
      </div>
    </DialogShell>
  );
}

/** Keeps the row that the person has moved to when further rows come before it. */
function useKeptRow(box: Combobox, rows: readonly Command[], listKey: string): void {
  const held = useRef({ listKey: '', ids: '', id: '' });
  useLayoutEffect(() => {
    const before = held.current;
    const ids = rows.map(({ id }) => id).join();
    const isAnotherList = before.listKey === listKey && before.ids !== ids;
    const place = isAnotherList && box.hasMoved ? rows.findIndex(({ id }) => id === before.id) : -1;
    if (place >= 0) box.setActive(place);
    held.current = { listKey, ids, id: rows[place >= 0 ? place : box.active]?.id ?? '' };
  });
}

/** Returns the groups without commands that are listed already. */
function without(groups: readonly Listed[], group: Listed['group'], listed: readonly Command[]): Listed[] {
  const ids = new Set(listed.map(({ id }) => id));
  return groups.map((each) =>
    each.group === group ? { ...each, commands: each.commands.filter(({ id }) => !ids.has(id)) } : each,
  );
}
