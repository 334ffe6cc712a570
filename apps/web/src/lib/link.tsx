// A link within the product: a real address, and a plain click navigates without loading the page.
import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Replaces the current history entry. By default only a link to the current address does. */
  replace?: boolean;
}

/** The router's own link includes code for server rendering, which would make the first screens heavier. */
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

/** Marks itself as the current page when its path matches. Ignores the query and the hash. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const here = useHref(props.to).split(/[?#]/, 1)[0] === pathname;
  return <Link {...props} aria-current={here ? 'page' : undefined} />;
}

/** Any other click, such as one for a new tab, belongs to the browser. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
