// The version of this page, for whoever reports something.
import { useText } from '#lib/text.ts';

/** The build puts it here (vite.config.ts). */
declare const APP_VERSION: string;

export function VersionLine() {
  const { shell } = useText();
  return <p className="px-2 pt-1.5 pb-1 text-12 text-ink-3">{shell.version(APP_VERSION)}</p>;
}
