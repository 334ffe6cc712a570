// Writes the service worker as /sw.js, with the list of the files of this build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const source = join(import.meta.dirname, 'worker/service-worker.ts');
/** Files without a hash in their name that the page needs. */
const fixed = ['start.js', 'mark.svg'];

/** A build without changes has the same worker, so that nobody is notified of a new version. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const hashed = Object.keys(bundle)
          .filter((file) => /^assets\/.*\.(?:js|css|woff2)$/.test(file))
          .sort();
        const version = createHash('sha256');
        for (const file of hashed) version.update(file);
        for (const file of readdirSync(publicDir)) if (fixed.includes(file)) version.update(readFileSync(join(publicDir, file)));
        const page = bundle['index.html'];
        if (page?.type === 'asset') version.update(page.source);
        const files = ['/', ...fixed.map((file) => `/${file}`), ...hashed.map((file) => `/${file}`)];
        const values = { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version.digest('hex').slice(0, 12)) };
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { define: values });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: minifySync('sw.js', code).code });
      },
    },
  };
}
