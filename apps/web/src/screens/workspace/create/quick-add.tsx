// Adds tasks in a column without a dialog: Enter adds and stays open; several pasted lines become several tasks after a look at what
// was understood of each.
import { limits } from '@app/contract/limits.ts';
import { splitLines } from '@app/language/line/split-lines.rules.ts';
import { type ComponentProps, type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { UnderstoodChips } from '#features/assistant/understood-chips.tsx';
import { TitleHints } from '#features/hints/title-hints.tsx';
import { shortcutPressed } from '#lib/hotkey.ts';
import { focusAtEnd } from '#lib/insert-text.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { type QuickAddLinesOptions, useQuickAddLines } from '#screens/workspace/create/use-quick-add-lines.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import '#screens/workspace/create/quick-add.css';

interface QuickAddProps extends QuickAddLinesOptions {
  onClose: () => void;
}

export function QuickAdd({ onClose, ...options }: QuickAddProps) {
  const { tasks, workspaces } = useText();
  const names = useNames();
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const added = useQuickAddLines(options, field);
  const { text, lines, error, departments } = added;
  // The lines are read after the text is shown, so that typing never waits for them.
  const shown = useDeferredValue(text);
  const shownLines = useMemo(() => splitLines(shown).slice(0, limits.quickAddLines), [shown]);
  const [firstLine] = lines;

  useEffect(() => focusAtEnd(field.current), []);

  function press(event: KeyboardEvent) {
    const pressed = shortcutPressed('editor', event.nativeEvent);
    if (pressed === 'close') {
      event.stopPropagation();
      onClose();
    } else if (pressed === 'addLine' || pressed === 'submit') {
      event.preventDefault();
      const typedLines = added.typedLines();
      if (typedLines.length < 2) void added.create(typedLines, pressed === 'submit');
    }
  }

  return (
    <div className="quick-add">
      <Textarea
        ref={field}
        rows={Math.min(6, Math.max(2, text.split('\n').length))}
        aria-label={workspaces.quickAdd(names.status(options.column.name))}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        placeholder={tasks.titlePlaceholder}
        value={text}
        onChange={(event) => added.type(event.target.value)}
        onKeyDown={press}
      />
      <div className={shownLines.length > 1 ? 'quick-add-lines' : undefined}>
        {shownLines.map((line, index) => (
          <Understood
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
            key={index}
            many={shownLines.length > 1}
            text={line.text}
            line={added.readLine(line.text, index)}
            firstDay={added.firstDay}
            onTakeOff={(words) => added.takeOff(index, words)}
            field={() => field.current}
          />
        ))}
      </div>
      {lines.length === 1 ? <TitleHints title={added.readLine(firstLine ?? '', 0).title} department="" /> : null}
      {departments ? (
        <Select
          label={tasks.department}
          placeholder={tasks.department}
          value={departments.chosen}
          onChange={departments.choose}
          options={departments.all.map((name) => ({ value: name, label: names.department(name) }))}
        />
      ) : null}
      <p id={errorId} className={error ? 'text-12 text-danger-ink' : 'text-12 text-ink-3'}>
        {error ?? (lines.length > 1 ? workspaces.quickAddLines(lines.length) : workspaces.quickAddHint)}
      </p>
      <div className="flex flex-wrap gap-2">
        {lines.length > 1 ? (
          <>
            <Button variant="primary" onClick={() => void added.createAll()}>
              {workspaces.quickAddMany(Math.min(lines.length, limits.quickAddLines))}
            </Button>
            <Button onClick={() => void added.create([lines.join(' ')])}>{workspaces.quickAddOne}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => void added.create(lines)}>
            {workspaces.quickAddSubmit}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {tasks.close}
        </Button>
      </div>
    </div>
  );
}

/** One line as it will be made: of several with its title. */
function Understood({ many, ...understood }: ComponentProps<typeof UnderstoodChips> & { many: boolean }) {
  if (!many) return <UnderstoodChips {...understood} />;
  return (
    <div className="understood-line">
      <span className="text-13 wrap-anywhere">{understood.line.title}</span>
      <UnderstoodChips {...understood} quiet />
    </div>
  );
}
