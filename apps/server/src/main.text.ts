// What the operator reads when the server starts and stops.
import { product } from '@app/contract';

export const mainText = {
  ready: (url: string, publicUrl: string | undefined) => `${product} is ready on ${url}${publicUrl ? ` (${publicUrl})` : ''}`,
  password: (username: string, password: string) =>
    `Sign in as ${username} with the password ${password} (shown only this once; change it under Profile).`,
  portInUse: (port: number, host: string) =>
    `Port ${port} of ${host} is in use. Stop the other program, or set PORT to another number.`,
  portForbidden: (port: number) => `Port ${port} is not open to this user. Set PORT to a number above 1023.`,
  noSuchHost: (host: string) => `HOST ${host} is no address of this machine.`,
  stoppedLate: 'Not everything ended in time; what was answered is stored.',
  unlimited:
    'RATE_LIMIT=off: sign-ins, registrations, requests, comments and sessions have no limits. This is for benchmarks only.',
  stopping: 'Stopping: requests under way are finished first. A second signal stops at once.',
};
