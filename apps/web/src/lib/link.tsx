// A link within the product: its address is real, a plain press goes there without loading the page.
import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Takes the place of this page in the history; by itself only where it leads to the very same address. */
  replace?: boolean;
}

/** The router's own brings what asks a server for parts of screens, which the first screens would have to load. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  function go(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    void navigate(to, { replace: replace || href === pathname + search + hash });
  }
  return <a {...rest} href={href} onClick={go} />;
}

/** Marked as the current page where its path is the address's; what the address asks or where it points makes no difference. */
export function PlaceLink(props: LinkProps) {
  const { pathname } = useLocation();
  const here = useHref(props.to).split(/[?#]/, 1)[0] === pathname;
  return <Link {...props} aria-current={here ? 'page' : undefined} />;
}

/** Anything else, such as a tab of its own, is for the browser. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
