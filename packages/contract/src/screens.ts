// Every URL a person can visit: the pattern and the way to make one, side by side.
import { limits } from '#limits.ts';

export const screens = {
  auth: { pattern: '/auth', href: () => '/auth' },
  /** The token stands in the fragment, which no browser sends to any server. */
  invitation: { pattern: '/auth/invitation', href: (token: string) => `/auth/invitation#${token}` },
  passwordReset: { pattern: '/auth/reset', href: (token: string) => `/auth/reset#${token}` },
  emailLink: { pattern: '/auth/email', href: (token: string) => `/auth/email#${token}` },
  home: { pattern: '/', href: () => '/' },
  workspace: { pattern: '/workspace/:workspaceId', href: (workspaceId: number) => `/workspace/${workspaceId}` },
  listView: { pattern: '/list-view', href: () => '/list-view' },
  members: { pattern: '/members', href: () => '/members' },
  admin: { pattern: '/admin', href: () => '/admin' },
  profile: { pattern: '/profile', href: () => '/profile' },
  settings: { pattern: '/settings', href: () => '/settings' },
  task: { pattern: '/task/:taskId', href: (taskId: number) => `/task/${taskId}` },
  notifications: { pattern: '/notifications', href: () => '/notifications' },
} as const;

/** The number in a URL, or undefined where it is none that a row could have. */
export function screenId(value: string | undefined): number | undefined {
  if (value === undefined || !/^(0|[1-9]\d*)$/.test(value)) return undefined;
  return Number(value) <= limits.id.max ? Number(value) : undefined;
}

/** Says whether a path is the sign-in page: every path that contains /auth is. */
export function isAuthPath(pathname: string): boolean {
  return pathname.includes(screens.auth.href());
}
