// Takes the file of an import: by a button, or dropped onto its area.
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorText } from '#ui/error-text.tsx';

interface FilePickerProps {
  busy: boolean;
  /** Why the last file was refused. */
  problem: string | undefined;
  onPick: (file: File) => void;
}

export function FilePicker({ busy, problem, onPick }: FilePickerProps) {
  const { imports: words } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => file && !busy && onPick(file);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the button
    <div
      className={cn(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line px-4 py-8 text-center',
        isOver && 'bg-hover',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <p className="max-w-120 text-13 text-pretty text-ink-2">{words.drop}</p>
      <Button variant="primary" icon={<FileUp />} busy={busy} busyLabel={words.reading} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        accept=".csv,.tsv,.txt,.json,.zip"
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {problem === undefined ? null : <ErrorText role="alert">{problem}</ErrorText>}
    </div>
  );
}
