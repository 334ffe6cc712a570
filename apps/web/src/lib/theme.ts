// The theme, density and motion of the page as attributes of <html>. `public/start.js` sets them before the first paint.
import { storageKeys, type Theme, themes } from '@app/contract/limits.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { createStore, useStore } from '#lib/store.ts';

const theme = createStore<Theme>(storedTheme());

/** Returns the chosen theme: light, dark or system. */
export function useTheme(): Theme {
  return useStore(theme);
}

/** Returns the chosen theme outside components. */
export function currentTheme(): Theme {
  return theme.get();
}

/** Applies a theme and stores it for the next start. */
export function applyTheme(next: Theme): void {
  theme.set(next);
  writeLocal(storageKeys.theme, next);
  paint();
}

/** Switches compact view on or off. */
export function applyDensity(compact: boolean): void {
  mark('density', compact ? 'compact' : undefined);
}

/** Switches motion and animations on or off. */
export function applyMotion(motion: boolean): void {
  mark('motion', motion ? undefined : 'off');
}

/** Follows the system's theme as long as the page lives. */
export function followSystemTheme(): void {
  darkSystem().addEventListener('change', paint);
  paint();
}

function paint(): void {
  const chosen = theme.get();
  const dark = chosen === 'dark' || (chosen === 'system' && darkSystem().matches);
  mark('theme', dark ? 'dark' : 'light');
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  if (surface) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface);
}

function mark(name: 'theme' | 'density' | 'motion', value: string | undefined): void {
  if (value === undefined) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function storedTheme(): Theme {
  const stored = readLocal(storageKeys.theme, 'light');
  return themes.find((theme) => theme === stored) ?? 'light';
}
