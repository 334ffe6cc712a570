// A person's picture, or initials in a readable colour on the person's colour.
import { useState } from 'react';
import { cn } from '#lib/cn.ts';

export interface AvatarProps {
  name: string;
  initials: string;
  color: string;
  /** The readable text colour, and the opacity (0 to 1) of the film between it and the person's colour. */
  ink: string;
  film: number;
  picture?: string | null | undefined;
  /** Drawn grey and faint: the account is deactivated. */
  muted?: boolean | undefined;
  size: 22 | 28 | 32 | 64 | 96;
  /** The name is written beside it, so screen readers skip the avatar. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

export function Avatar({ name, initials, color, ink, film, picture, muted, size, decorative, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = picture && picture !== broken ? picture : null;
  const background = `linear-gradient(rgb(0 0 0 / ${film}), rgb(0 0 0 / ${film})), ${color}`;
  const says = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name };
  return (
    <span
      {...says}
      className={cn(
        'avatar inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full',
        muted && 'opacity-60 grayscale',
        className,
      )}
      style={{
        width: size,
        height: size,
        fontSize: Math.max(9, Math.round(size * 0.38)),
        color: ink,
        background: shown ? 'var(--hover)' : background,
      }}
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          draggable={false}
          className="size-full object-cover"
          onError={() => setBroken(shown)}
        />
      ) : (
        <Initials text={initials} drawn={decorative ?? false} />
      )}
    </span>
  );
}

/** Beside a written name the initials are only drawn: they must not become part of a button's name. */
function Initials({ text, drawn }: { text: string; drawn: boolean }) {
  return drawn ? (
    <span data-text={text} className="drawn-text font-semibold leading-none" />
  ) : (
    <span className="font-semibold leading-none">{text}</span>
  );
}
