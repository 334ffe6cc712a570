// Initials, avatar colours and readable text colours on them (specification part 1, section 3), usernames.
import { avatarPalette, limits } from '#limits.ts';
import { skeletonOf } from '#users/look-alikes.rules.ts';

/** Returns the first letters of the words in upper case, at most two. */
export function initialsOf(fullName: string): string {
  const letters = fullName
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
  return [...letters].slice(0, limits.avatar.initials).join('');
}

/** Returns chosen initials in upper case, at most two characters; shortens a whole name to its initials. */
export function normalizeInitials(initials: string): string {
  const letters = initials.trim();
  return /\s/.test(letters) ? initialsOf(letters) : [...letters.toUpperCase()].slice(0, limits.avatar.initials).join('');
}

/** The end of a service account's name, by which everybody sees that it is a program. */
export const botSuffix = ' [bot]';

/** Whether a name ends like that of a service account, in any spelling that looks alike. */
export function isBotName(fullName: string): boolean {
  return /\[\s*bot\s*\]\s*$/i.test(skeletonOf(fullName));
}

/** Returns one of the eight colours for new accounts; `random` is from 0 to below 1. */
export function avatarColorFor(random: number): string {
  return avatarPalette[Math.floor(random * avatarPalette.length)] ?? avatarPalette[0];
}

/** Returns a text colour with a contrast of 4.5:1 on an avatar colour: white, white over a dark overlay (`film` is its opacity), or near-black. */
export function avatarInk(color: string): { ink: string; film: number } {
  const rgb = channels(color);
  if (!rgb) return { ink: '#ffffff', film: 0 };
  const contrast = (film: number) => 1.05 / (luminance(rgb.map((c) => c * (1 - film))) + 0.05);
  if (contrast(0) >= 4.5) return { ink: '#ffffff', film: 0 };
  if (contrast(0) < 3.5) return { ink: '#0b0d12', film: 0 };
  let film = 0;
  while (contrast(film) < 4.5) film += 0.01;
  return { ink: '#ffffff', film: Math.round(film * 100) / 100 };
}

function channels(color: string): number[] | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  return hex?.slice(1).map((part) => Number.parseInt(part, 16));
}

function luminance(rgb: number[]): number {
  const [r, g, b] = rgb.map((c) => {
    const s = c / 255;
    return s <= 0.040_45 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the key that makes usernames and e-mail addresses unique: NFKC, trimmed, lower case. */
export function loginKey(value: string): string {
  return value.normalize('NFKC').trim().toLowerCase();
}

/** Whether a username has letters of only one script, digits and a few marks, which prevents look-alikes. */
export function isPlainUsername(value: string): boolean {
  const name = value.normalize('NFKC').trim();
  if (!/^[\p{L}\p{M}\p{N}._@+-]+$/u.test(name)) return false;
  const scripts = [
    /\p{Script=Latin}/u,
    /\p{Script=Cyrillic}/u,
    /\p{Script=Greek}/u,
    /\p{Script=Armenian}/u,
    /\p{Script=Cherokee}/u,
  ];
  return scripts.filter((script) => script.test(name)).length <= 1;
}
