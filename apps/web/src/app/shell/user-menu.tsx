// The button of the person's menu. The menu itself loads after the first paint.
import type { AccountMenuProps } from '#app/shell/account-menu.tsx';
import { lazyModule } from '#ui/lazy-module.ts';
import { LazyMenu } from '#ui/menu.tsx';

const menu = lazyModule(() => import('#app/shell/account-menu.tsx'));

/** Fetches the menu ahead of its first use. */
export function preloadUserMenu(): void {
  menu.load().catch(() => undefined);
}

export function UserMenu(props: AccountMenuProps) {
  return (
    <LazyMenu part={menu} trigger={props.trigger}>
      {({ AccountMenu }, start) => <AccountMenu {...props} {...start} />}
    </LazyMenu>
  );
}
