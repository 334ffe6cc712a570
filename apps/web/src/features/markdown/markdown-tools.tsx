// The tools of the editor: one Tab stop, arrow keys move between them.
import { Bold, Code, Italic, Link, List, ListChecks } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Tool } from '#features/markdown/edit-text.ts';
import { keyLabel } from '#features/markdown/tool-keys.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

const tools: [Tool, ReactNode][] = [
  ['bold', <Bold key="bold" />],
  ['italic', <Italic key="italic" />],
  ['list', <List key="list" />],
  ['checklist', <ListChecks key="checklist" />],
  ['link', <Link key="link" />],
  ['code', <Code key="code" />],
];

interface MarkdownToolsProps {
  /** The id of their field. */
  controls: string;
  onUse: (tool: Tool) => void;
}

export function MarkdownTools({ controls, onUse }: MarkdownToolsProps) {
  const { markdown: words } = useText();
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function steer(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? tools.length - 1 : step && (stop + step + tools.length) % tools.length;
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div ref={bar} role="toolbar" aria-label={words.tools} aria-controls={controls} className="markdown-tools" onKeyDown={steer}>
      {tools.map(([tool, icon], index) => (
        <IconButton
          key={tool}
          small
          label={words[tool]}
          kbd={keyLabel(tool)}
          icon={icon}
          tabIndex={index === stop ? 0 : -1}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setStop(index);
            onUse(tool);
          }}
        />
      ))}
    </div>
  );
}
