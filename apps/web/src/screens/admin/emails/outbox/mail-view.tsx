// A mail as its recipient sees it: wide, on a phone, dark, or as plain text. Nothing in it can run, navigate or load.
import { Monitor, Moon, Smartphone, Type } from 'lucide-react';
import { useState } from 'react';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { isPageDark, sandboxedMail } from '#screens/admin/emails/sandboxed-mail.ts';
import { IconButton } from '#ui/icon-button.tsx';
import '#screens/admin/emails/outbox/mail-view.css';

interface MailViewProps {
  html: string;
  text: string;
  /** The title of the frame. */
  title: string;
  className?: string | undefined;
}

const views = ['wide', 'narrow', 'plain'] as const;
const icons = { wide: <Monitor />, narrow: <Smartphone />, plain: <Type /> };

export function MailView({ html, text, title, className }: MailViewProps) {
  const { mail: words } = useText().emailTemplates;
  const [view, setView] = useState<(typeof views)[number]>('wide');
  const [dark, setDark] = useState(isPageDark);
  return (
    <div className={cn('flex min-h-0 flex-col overflow-hidden rounded-md border border-line', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset */}
      <div
        role="group"
        aria-label={words.views}
        className="flex flex-none items-center gap-0.5 border-b border-line bg-column px-1 py-0.5"
      >
        {views.map((name) => (
          <IconButton
            key={name}
            small
            label={words[name]}
            icon={icons[name]}
            aria-pressed={view === name}
            className="aria-pressed:bg-hover aria-pressed:text-ink-1"
            onClick={() => setView(name)}
          />
        ))}
        <IconButton
          small
          label={words.dark}
          icon={<Moon />}
          aria-pressed={dark}
          disabled={view === 'plain'}
          className="ms-auto aria-pressed:bg-hover aria-pressed:text-ink-1 disabled:opacity-40"
          onClick={() => setDark(!dark)}
        />
      </div>
      {view === 'plain' ? (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard
          tabIndex={0}
          aria-label={title}
          className="min-h-0 flex-1 overflow-auto bg-surface p-4 font-mono text-12 wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </section>
      ) : (
        <div className="relative min-h-0 flex-1 overflow-hidden bg-column">
          <Frame html={sandboxedMail(html, dark)} title={title} dark={dark} narrow={view === 'narrow'} />
        </div>
      )}
      {/<img\b/i.test(html) ? (
        <p className="flex-none border-t border-line px-3 py-1.5 text-12 text-ink-2">{words.pictures}</p>
      ) : null}
    </div>
  );
}

interface FrameProps {
  html: string;
  title: string;
  dark: boolean;
  narrow: boolean;
}

/** Each text has a frame of its own, shown once it has rendered: changing the text of a frame adds a history entry. */
function Frame({ html, title, dark, narrow }: FrameProps) {
  const [shown, show] = useState(html);
  const texts = shown === html ? [html] : [shown, html];
  return texts.map((text) => (
    <iframe
      key={text}
      title={title}
      sandbox=""
      srcDoc={text}
      style={{ colorScheme: dark ? 'dark' : 'light' }}
      onLoad={() => show(text)}
      className={cn(
        'mx-auto block h-full w-full border-0',
        narrow && 'max-w-[375px] border-x border-line',
        text !== shown && 'invisible absolute inset-0',
      )}
    />
  ));
}
