// All URLs that a person can visit: the pattern of each, and a function that builds it.
import { limits } from '#limits.ts';

export const screens = {
  auth: { pattern: '/auth', href: () => '/auth' },
  /** The token is in the fragment, because browsers never send fragments to a server. */
  invitation: { pattern: '/auth/invitation', href: (token: string) => `/auth/invitation#${token}` },
  passwordReset: { pattern: '/auth/reset', href: (token: string) => `/auth/reset#${token}` },
  emailLink: { pattern: '/auth/email', href: (token: string) => `/auth/email#${token}` },
  home: { pattern: '/', href: () => '/' },
  workspace: { pattern: '/workspace/:workspaceId', href: (workspaceId: number) => `/workspace/${workspaceId}` },
  activity: {
    pattern: '/workspace/:workspaceId/activity',
    href: (workspaceId: number) => `/workspace/${workspaceId}/activity`,
  },
  archive: { pattern: '/workspace/:workspaceId/archive', href: (workspaceId: number) => `/workspace/${workspaceId}/archive` },
  trash: { pattern: '/workspace/:workspaceId/trash', href: (workspaceId: number) => `/workspace/${workspaceId}/trash` },
  myWork: { pattern: '/my-work', href: () => '/my-work' },
  listView: { pattern: '/list-view', href: () => '/list-view' },
  members: { pattern: '/members', href: () => '/members' },
  admin: { pattern: '/admin', href: () => '/admin' },
  profile: { pattern: '/profile', href: () => '/profile' },
  settings: { pattern: '/settings', href: () => '/settings' },
  /** With an item, the task shows that item of its checklist. */
  task: {
    pattern: '/task/:taskId',
    href: (taskId: number, itemId?: number) => (itemId === undefined ? `/task/${taskId}` : `/task/${taskId}?item=${itemId}`),
  },
  notifications: { pattern: '/notifications', href: () => '/notifications' },
  /** The conversations with the assistant; without an id a new one. */
  assistant: {
    pattern: '/assistant/:conversationId?',
    href: (conversationId?: number) => (conversationId === undefined ? '/assistant' : `/assistant/${conversationId}`),
  },
  /** The reference of the API, for everybody. `type` of a problem (RFC 9457) leads to the code of an error in it. */
  apiDocs: {
    pattern: '/api/docs',
    href: (operation?: string) => (operation === undefined ? '/api/docs' : `/api/docs?operation=${operation}`),
  },
} as const;

/** Returns the id in a URL, or undefined if it is not a valid id. */
export function screenId(value: string | undefined): number | undefined {
  if (value === undefined || !/^(0|[1-9]\d*)$/.test(value)) return undefined;
  return Number(value) <= limits.id.max ? Number(value) : undefined;
}

/** Whether a path is a page for signed-out people: all of them contain /auth. */
export function isAuthPath(pathname: string): boolean {
  return pathname.includes(screens.auth.href());
}
