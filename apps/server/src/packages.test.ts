// The files that operators deploy with agree with the server: ports, users, paths, names of variables.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { limits, live, timing } from '@app/contract/limits.ts';
import { peopleImportLimits } from '@app/contract/people-imports/people-imports.limits.ts';
import { descriptions } from '@app/contract/reference/descriptions.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import { english } from '@app/texts/english/english.ts';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, variableNames } from '#config.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Variables of Node and the C library, which the server does not read itself. */
const foreign = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];
/** Variables of Node itself, which the documents name. */
const ofNode = ['NODE_EXTRA_CA_CERTS', 'NODE_USE_ENV_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

function expectKnown(names: readonly string[]) {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect([...variableNames, ...foreign], name).toContain(name);
}

/** The flags with which `npm start` runs the server: whoever deploys it gets the same. */
const flags = [...read('scripts/server-process.mjs').matchAll(/'(--[^']+)'/g)].map(([, flag = '']) => flag);
const command = ['node', ...flags, 'apps/server/dist/main.mjs'];

/** Licences under which a company may use and pass on what is built with a package. */
const permitted = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0'],
  ...['Python-2.0', 'PSF-2.0', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'],
]);

it('every dependency has a licence that permits its use, and is pinned by its content', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { license?: string; integrity?: string; link?: boolean }>;
  };
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(foreign.length).toBeGreaterThan(100);
  const isPermitted = (license = '') =>
    license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => one.split(' AND ').every((part) => permitted.has(part)));
  expect(foreign.filter(([, { license }]) => !isPermitted(license)).map(([path, { license }]) => `${path}: ${license}`)).toEqual(
    [],
  );
  expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

describe('the image', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const all = (word: string) => last.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('runs as a user without rights, and writes only to its volume', () => {
    expect(all('USER')).toEqual(['1000:1000']);
    expect(all('VOLUME')).toEqual(['/data']);
    expect(all('COPY')).toEqual(['--from=build --chown=root:root /app /app']);
  });

  it('has variables that the server knows, and a configuration that is valid behind https', () => {
    const env = Object.fromEntries(
      all('ENV').flatMap((line) =>
        line
          .trim()
          .split(/\s+/)
          .map((pair) => pair.split('=')),
      ),
    );
    expectKnown(Object.keys(env));
    const config = readConfig({ ...env, PUBLIC_URL: 'https://tasks.example.com' });
    expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', dataDir: '/data', production: true });
    expect(all('EXPOSE')).toEqual([String(config.port)]);
  });

  it('starts the server and asks it for its health by files that the package has', () => {
    expect(all('CMD')).toEqual([JSON.stringify(command).replaceAll(',', ', ')]);
    expect(all('HEALTHCHECK')[0]).toMatch(/CMD \["node", "\/app\/deploy\/healthcheck\.mjs"\]$/);
    expect(existsSync(join(root, 'deploy/healthcheck.mjs'))).toBe(true);
  });

  it('is built from the tree without what machines make, and without secrets', () => {
    for (const path of ['.git', '.env', '**/node_modules', '**/dist', 'data', '*.log'])
      expect(read('.dockerignore').split('\n'), path).toContain(path);
  });
});

interface Service {
  ports?: string[];
  environment: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  read_only?: boolean;
  volumes: string[];
  secrets?: string[];
  cap_drop?: string[];
  depends_on?: Record<string, { condition: string }>;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets?: Record<string, { file: string }>;
}

describe.each(['compose.yaml', 'compose.postgres.yaml'])('%s', (path) => {
  const compose = parse(read(path)) as Compose;
  const { tasklane, postgres } = compose.services;
  if (!tasklane) throw new Error('no service');

  it('starts the image read-only, without rights, reachable from this machine alone', () => {
    expect(tasklane).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      volumes: ['data:/data'],
      ports: ['127.0.0.1:3000:3000'],
    });
  });

  it('has volumes and secrets that it declares', () => {
    for (const { volumes, secrets = [] } of Object.values(compose.services)) {
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      for (const secret of secrets) expect(Object.keys(compose.secrets ?? {})).toContain(secret);
    }
  });

  it('sets variables that the server knows, and starts without any of its own', () => {
    expectKnown(Object.keys(tasklane.environment));
    const defaults = Object.entries(tasklane.environment)
      .filter(([name]) => !name.endsWith('_FILE'))
      .map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')]);
    expect(() => readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...Object.fromEntries(defaults) })).not.toThrow();
  });

  it('passes every variable of the file beside it, but for what the container needs', () => {
    expect(tasklane.env_file).toEqual([{ path: '.env', required: false }]);
    const own = Object.entries(tasklane.environment).filter(([, value]) => !value.startsWith('${'));
    const secret = postgres ? ['DATABASE_URL', 'DATABASE_URL_FILE', 'SECRET_KEY_FILE'] : [];
    expect(own.map(([name]) => name).sort()).toEqual(['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT', ...secret].sort());
    for (const [name, value] of Object.entries(tasklane.environment))
      if (value.startsWith('${')) expect(value, 'a default that the file replaces').toMatch(new RegExp(`^\\$\\{${name}:-`));
  });

  it('waits for PostgreSQL, if it has one', () => {
    if (postgres) expect(tasklane.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    else expect(tasklane.depends_on).toBeUndefined();
    expect(tasklane.environment['DATABASE_URL_FILE'] !== undefined).toBe(postgres !== undefined);
  });
});

describe('reverse proxies', () => {
  const nginx = read('deploy/nginx.conf');
  const deploying = read('docs/DEPLOYING.md');
  const seconds = (text: string | undefined) => Number(text) * 1000;
  /** What a form has besides its file. */
  const form = 500_000;
  const largest = Math.max(attachmentLimits.bytes, importLimits.bytes, limits.avatar.bytes, limits.body.bytes) + form;

  it('let the largest body through, and say so in words', () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
    expect(megabytes * 1_048_576).toBeGreaterThan(largest);
    expect(deploying).toContain(`let bodies of ${megabytes} MB through`);
    expect(megabytes * 1_000_000).toBeGreaterThan(largest);
    expect(nginx).toContain(`{"message":"${english.errors.tooLarge}","error":"too_large"}`);
    expect(read('deploy/Caddyfile')).not.toMatch(/request_body|max_size/);
    expect(read('deploy/nginx-instances.conf')).not.toContain('client_max_body_size');
  });

  it('wait for the slowest answer, and longer for the stream than for its next message', () => {
    const [plain, stream] = [...nginx.matchAll(/proxy_read_timeout (\d+)(?:s|h);/g)].map(([, value]) => value);
    expect(seconds(plain)).toBeGreaterThan(Math.max(suggestionLimits.total, timing.writeTimeout));
    expect(deploying).toContain(`wait ${plain} seconds for an answer`);
    expect(seconds(stream) * 3600).toBeGreaterThan(live.heartbeat);
  });
});

describe('numbers of limits in texts', () => {
  it('are those of the contract', () => {
    const sentences = JSON.stringify(descriptions);
    const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
    const found = [...sentences.matchAll(/\d+ MB/g)].map(([number]) => number);
    const known = [attachmentLimits.bytes, importLimits.bytes, limits.avatar.bytes, peopleImportLimits.bytes].map(megabytes);
    for (const number of found) expect(known).toContain(number);
    expect(read('docs/MAIL-IN.md')).toContain(`Mails may have ${megabytes(incomingMailLimits.size)}`);
  });
});

describe('the unit of systemd', () => {
  const lines = read('deploy/tasklane.service').split('\n');
  const value = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);

  it('has sections and settings only', () => {
    for (const line of lines) expect(line).toMatch(/^$|^#|^\[(Unit|Service|Install)\]$|^[A-Z]\w*=/);
  });

  it('starts the server as a user without rights, with variables that it knows', () => {
    const env = Object.fromEntries((value('Environment') ?? '').split(' ').map((pair) => pair.split('=') as [string, string]));
    expectKnown(Object.keys(env));
    expect(readConfig(env)).toMatchObject({ port: 3000, dataDir: `/var/lib/${value('StateDirectory')}`, production: true });
    expect(value('User')).toBe('tasklane');
    expect(value('NoNewPrivileges')).toBe('yes');
    expect(value('ExecStart')).toBe(`/usr/bin/${command.join(' ')}`);
    // Node compiles at run time.
    expect(value('MemoryDenyWriteExecute')).toBeUndefined();
  });
});

describe('the manifest of Kubernetes', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Record<string, never>;
  });
  const [claim, deployment, service] = documents as unknown as [Named, Deployment, Named];

  interface Named {
    kind: string;
    metadata: { name: string };
  }
  interface Deployment extends Named {
    spec: {
      replicas: number;
      strategy: { type: string };
      template: {
        spec: {
          securityContext: { runAsUser: number; runAsNonRoot: boolean };
          containers: {
            ports: { containerPort: number }[];
            env: { name: string; value: string }[];
            securityContext: { readOnlyRootFilesystem: boolean };
            volumeMounts: { name: string; mountPath: string }[];
            readinessProbe: { httpGet: { path: string } };
            livenessProbe: { httpGet: { path: string } };
          }[];
          volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
          terminationGracePeriodSeconds: number;
        };
      };
    };
  }

  it('has a claim, a deployment and a service', () => {
    expect(documents.map((one) => (one as unknown as Named).kind)).toEqual(['PersistentVolumeClaim', 'Deployment', 'Service']);
    expect(service.metadata.name).toBe(deployment.metadata.name);
  });

  it('runs one process at a time on the embedded database, as the user of the image', () => {
    const { replicas, strategy, template } = deployment.spec;
    const { containers, securityContext, volumes, terminationGracePeriodSeconds } = template.spec;
    const [container] = containers;
    expect({ replicas, strategy }).toEqual({ replicas: 1, strategy: { type: 'Recreate' } });
    expect(securityContext).toMatchObject({ runAsUser: 1000, runAsNonRoot: true });
    expect(container?.securityContext.readOnlyRootFilesystem).toBe(true);
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    expect(volumes[0]?.persistentVolumeClaim?.claimName).toBe(claim.metadata.name);
    expect(container?.ports[0]?.containerPort).toBe(3000);
    expect(container?.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container?.livenessProbe.httpGet.path).toBe('/livez');
    const env = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    expectKnown(Object.keys(env));
    // The delay, and the time to finish what runs, fit into the time before the kill.
    expect(readConfig({ ...env, NODE_ENV: 'production' }).stopDelay + 12_500).toBeLessThan(terminationGracePeriodSeconds * 1000);
  });
});

describe('variables', () => {
  it('are all explained in .env.example and docs/OPERATING.md', () => {
    const [text, operating] = [read('.env.example'), read('docs/OPERATING.md')];
    const plain = variableNames.filter((name) => !name.endsWith('_FILE') && !['RATE_LIMIT', 'NODE_ENV'].includes(name));
    for (const name of plain) expect(text, name).toContain(name);
    // Those of the language model, of single sign-on and of the directory stand together in one row, which leads to their page.
    for (const name of plain) expect(operating, name).toContain(name.replace(/^(AI|OIDC|LDAP)_.*/, '$1_*'));
  });

  it('are not invented by the documents of operators', () => {
    const documents = [
      'docs/DEPLOYING.md',
      'docs/MONITORING.md',
      ...readdirSync(join(root, 'deploy'), { withFileTypes: true })
        .filter((one) => one.isFile())
        .map(({ name }) => `deploy/${name}`),
    ];
    const used = documents.flatMap((path) => read(path).match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? []);
    for (const name of new Set(used))
      expect([...variableNames, ...foreign, ...ofNode, 'TASKLANE_UNIT', 'AF_INET', 'AF_UNIX'], name).toContain(name);
  });
});
