// Every URL a person can visit: the pattern and the way to make one, side by side.

export const screens = {
  auth: { pattern: '/auth', href: () => '/auth' },
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

/** The number in a URL, or undefined where it is none. */
export function screenId(value: string | undefined): number | undefined {
  return value !== undefined && /^(0|[1-9]\d{0,9})$/.test(value) ? Number(value) : undefined;
}
