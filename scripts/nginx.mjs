// Starts nginx with a file of conf.d, as an unprivileged program with all its files in one folder.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, mayInstall } from './environment.mjs';

/** Whether this machine has nginx; root on Debian installs it. */
export function hasNginx() {
  const isThere = () => !spawnSync('nginx', ['-v']).error;
  if (isThere()) return true;
  return mayInstall() && install('nginx-light') && isThere();
}

/** Writes the configuration around `site` into the folder and returns the arguments that nginx needs. */
export function nginxArguments(folder, site) {
  // nginx reads and writes as another user.
  chmodSync(folder, 0o755);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const file = join(folder, 'nginx.conf');
  const lines = [
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;`,
    'events { worker_connections 1024; }',
    `http { access_log off; ${folders.join(' ')}\n${site}\n}`,
  ];
  writeFileSync(file, lines.join('\n'));
  return ['-c', file, '-e', join(folder, 'error.log')];
}

/**
 * Starts nginx in the folder. SIGTERM ends it in order; a killed one would leave its worker behind.
 * @param {string} folder
 * @param {string} site
 */
export function startNginx(folder, site) {
  return spawn('nginx', nginxArguments(folder, site), { stdio: 'ignore' });
}
