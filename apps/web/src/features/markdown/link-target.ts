// Where a link of a text may lead: within the product, to another page, or nowhere.
import { screens } from '@app/contract/screens.ts';

export type LinkTarget = { to: string } | { href: string };

const screenPaths = Object.values(screens).map(({ pattern }) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '\\d+')}$`));

/** Undefined for an address that is neither one of this page (`/task/7`) nor http, https or mailto: it does not become a link. */
export function linkTarget(address: string, origin: string): LinkTarget | undefined {
  if (!/^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(address)) return undefined;
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin === origin && screenPaths.some((path) => path.test(url.pathname)))
    return { to: url.pathname + url.search + url.hash };
  return { href: url.href };
}
