// Messages to the operator when the server starts and stops.
import { product } from '@app/contract/limits.ts';

export const mainText = {
  ready: (url: string, publicUrl: string | undefined) => `${product} is ready on ${url}${publicUrl ? ` (${publicUrl})` : ''}`,
  password: (username: string, password: string) =>
    `Sign in as ${username} with the password ${password} (shown only this once; change it under Profile).`,
  portInUse: (port: number, host: string) =>
    `Port ${port} of ${host} is in use. Stop the other program, or set PORT to another number.`,
  portForbidden: (port: number) => `This user may not open port ${port}. Set PORT to a number above 1023.`,
  metricsPort: (port: number, reason: string) => `METRICS_PORT ${port} cannot be opened: ${reason}`,
  mailInPort: (port: number, reason: string) => `MAIL_IN_PORT ${port} cannot be opened: ${reason}`,
  auditFile: (name: string, path: string, reason: string) => `${name} ${path} cannot be used: ${reason}`,
  noSuchHost: (host: string) => `HOST ${host} is not an address of this machine.`,
  stoppedLate: 'The shutdown timed out; every acknowledged write is stored.',
  filesLocal: 'Files of tasks are kept in DATA_DIR/files: several instances must share that folder, or set FILES_URL.',
  unlimited:
    'RATE_LIMIT=off: sign-ins, registrations, requests, comments and sessions have no limits. This is for benchmarks only.',
  stopping: 'Stopping: running requests are finished first. A second signal stops at once.',
};
