// The rows of the command menu, in groups.
import { Check, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Listed } from '#app/commands/find-commands.ts';
import type { Command } from '#lib/command.ts';
import { shortcutHint } from '#lib/shortcut-labels.ts';
import { useSingleKeys } from '#lib/single-keys.ts';
import { useText } from '#lib/text.ts';
import { type Combobox, Option } from '#ui/combobox.tsx';
import { Kbd } from '#ui/kbd.tsx';

interface CommandListProps {
  box: Combobox;
  groups: readonly Listed[];
  label: string;
  /** The title of the task that the commands change. */
  task: string | undefined;
}

export function CommandList({ box, groups, label, task }: CommandListProps) {
  const { groups: names } = useText().commands;
  const id = useId();
  if (groups.length === 0) return null;
  let index = 0;
  return (
    <div role="listbox" id={box.id} aria-label={label}>
      {groups.map(({ group, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a list box
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="commands-group">
          <div id={`${id}-${group}`} className="commands-heading">
            {names[group]}
            {group === 'task' && task !== undefined ? <span className="commands-about written">{task}</span> : null}
          </div>
          {commands.map((command) => (
            <Option
              key={command.id}
              combobox={box}
              index={index++}
              className="commands-row"
              data-command={command.id}
              data-danger={command.danger || undefined}
            >
              <Row command={command} />
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
}

function Row({ command }: { command: Command }) {
  const { shortcuts } = useText();
  const single = useSingleKeys();
  const { icon, label, detail, checked, step, shortcut, keyIndex } = command;
  const keys = shortcut && shortcutHint(shortcut, shortcuts, single, keyIndex);
  return (
    <>
      <span className="commands-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="commands-label written">{label}</span>
      {detail ? <span className="commands-detail written">{detail}</span> : null}
      {checked ? <Check size={14} aria-hidden="true" className="flex-none" /> : null}
      {keys ? (
        <>
          <Kbd>{keys}</Kbd>
          <span className="sr-only">{keys}</span>
        </>
      ) : null}
      {step ? <ChevronRight size={14} aria-hidden="true" className="flex-none text-ink-3" /> : null}
    </>
  );
}
