// A text of code that can be copied; with the keyboard one scrolls it.
import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#lib/announce.ts';
import { Button } from '#ui/button.tsx';

export function CodeBlock({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(words.copied);
    } catch {
      // Some browsers, and all over plain http, cannot copy.
      announce(words.copyFailed);
    }
  }
  return (
    <div className="api-docs-code">
      <div className="flex items-center justify-between gap-2 ps-3">
        <span className="text-12 text-ink-3">{label}</span>
        <Button variant="ghost" icon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <section tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
    </div>
  );
}
