// The button of the person's menu. The menu itself loads after the first paint.
import type { AccountMenuProps } from '#app/shell/account-menu.tsx';
import { lazyModule } from '#lib/lazy-module.ts';
import { LazyPanel } from '#ui/lazy-panel.tsx';

const menu = lazyModule(() => import('#app/shell/account-menu.tsx'));

/** Fetches the menu ahead of its first use. */
export const preloadUserMenu = menu.preload;

export function UserMenu(props: AccountMenuProps) {
  return (
    <LazyPanel kind="menu" part={menu} trigger={props.trigger}>
      {({ AccountMenu }, start) => <AccountMenu {...props} {...start} />}
    </LazyPanel>
  );
}
