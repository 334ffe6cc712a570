#!/usr/bin/env node
// The operator's command line of an installed package, as bin/tasklane: with the variables of the systemd unit, if there is one, and as
// the owner of the data if root runs it. Variables of the shell win. TASKLANE_UNIT names another unit file.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const unit = process.env.TASKLANE_UNIT ?? '/etc/systemd/system/tasklane.service';
const given = { ...process.env };
if (existsSync(unit)) Object.assign(process.env, variablesOf([unit, ...overrides(`${unit}.d`)]), given);
becomeOwnerOf(process.env.DATA_DIR);
await import('../apps/server/dist/cli.mjs');

/** Returns the variables of Environment= and of the files of EnvironmentFile=, which win. */
function variablesOf(files) {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const values = (name) => lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1).trim()] : []));
  const direct = values('Environment').flatMap((value) => value.match(/"[^"]*"|'[^']*'|\S+/g) ?? []);
  const ofFiles = values('EnvironmentFile')
    .map((path) => path.replace(/^-/, ''))
    .filter((path) => existsSync(path))
    .map((path) => parseEnv(readFileSync(path, 'utf8')));
  return Object.assign(parseEnv(direct.map((pair) => pair.replace(/^(["'])(.*)\1$/, '$2')).join('\n')), ...ofFiles);
}

/** What `systemctl edit` writes. */
function overrides(folder) {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.conf'))
        .sort()
        .map((name) => join(folder, name))
    : [];
}

/** Files that root made could not be read by the server. */
function becomeOwnerOf(folder) {
  if (process.getuid?.() !== 0 || !folder || !existsSync(folder)) return;
  const { uid, gid } = statSync(folder);
  if (uid === 0) return;
  process.setgroups([gid]);
  process.setgid(gid);
  process.setuid(uid);
}
