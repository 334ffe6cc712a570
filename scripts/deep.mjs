// The steps of `npm run deep`: proofs that take too long for every change. Of each a short form stands in `npm test`.
import { kills, needing, proof, screens } from './steps.mjs';

const soak = 'apps/server/kill/soak.ts';
const hostile = 'apps/server/kill/hostile.ts';

/**
 * Every long proof by its name, each a step as in steps.mjs; with `url` there is a PostgreSQL.
 * @param {string} [url]
 */
export function deepSteps(url) {
  const postgres = url === undefined ? null : { url };
  return {
    // Short: each call in two ways, and what all screens share on two of them.
    calls: () => screens(['each-call-fails'], { DEEP: '1' }),
    // Short: each shortcut at one speed, and three that open a screen or a menu.
    keys: () => screens(['type-ahead'], { DEEP: '1' }),
    // Short: five kills, in `npm test`.
    kills: () => kills(undefined, 100),
    'kills-postgres': needing(postgres, (at) => kills(at, 100)),
    // Short: 6,000 requests of the same kind to the application in one process.
    hostile: () => proof(hostile),
    'hostile-postgres': needing(postgres, (at) => proof(hostile, ['--database-url', at])),
    // Short: what is answered with a disk that only says that it is full.
    'full-disk': () => proof('apps/server/kill/full-disk.ts'),
    // Short: the writers between two kills.
    soak: () => proof(soak, ['--minutes', '30']),
    'soak-postgres': needing(postgres, (at) => proof(soak, ['--minutes', '30', '--database-url', at])),
  };
}
