// A link or a secret, and the button that copies it.
import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

interface CopyLinkProps {
  /** May begin with `/`: the browser knows the server's address, the server not always. */
  link: string;
  strings: { link: string; copy: string; copied: string; copyByHand: string };
  /** An explanation of the link. */
  text: string;
  /** The button is not the main one of its place. */
  quiet?: boolean;
  onCopied: () => void;
}

export function CopyLink({ link, strings, text, quiet = false, onCopied }: CopyLinkProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [message, say] = useState('');
  const [copied, setCopied] = useState(false);
  const url = link.startsWith('/') ? new URL(link, location.origin).href : link;

  async function copy(): Promise<void> {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      onCopied();
    } catch {
      // Some browsers, and all over plain http, cannot copy: the link is selected instead.
      say(strings.copyByHand);
    }
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-13 font-medium">
        {strings.link}
      </label>
      <div className="flex gap-2 max-sm:flex-col">
        <Input
          ref={box}
          id={id}
          size="lg"
          readOnly
          value={url}
          aria-describedby={`${id}-text`}
          className="min-w-0 shrink-0 sm:flex-1 sm:shrink"
          onFocus={(event) => event.target.select()}
        />
        <Button
          size="lg"
          variant={quiet ? 'secondary' : 'primary'}
          icon={copied ? <Check /> : <Copy />}
          onClick={() => void copy()}
        >
          {copied ? strings.copied : strings.copy}
        </Button>
      </div>
      <p role="status" className="field-note">
        {message}
      </p>
      <p id={`${id}-text`} className="mt-1 text-13 text-pretty text-ink-2">
        {text}
      </p>
    </div>
  );
}
