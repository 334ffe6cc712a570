// Thousands of requests that are wrong or extreme somewhere, by three roles, with the worst data that people can store: none
// fails, and every refusal names what is wrong. `npm run deep -- hostile` sends many more to a real server.
import { seededRandom } from '@app/contract/testing/hostile-texts.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenRows } from '#testing/broken-rows.ts';
import { answerFault } from '#testing/hostile/answer-faults.ts';
import { hostileRequests } from '#testing/hostile/hostile-requests.ts';
import { type Planted, plantSessions, plantWorst } from '#testing/hostile/worst-data.ts';
import { endpoints } from '#testing/permissions/permission-rows.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

/** `npm run deep -- hostile` sends 30,000 to a real server. */
const perRole = 300;
/** Chance leaves some endpoints unreached. Of these further requests of the administrator, those of such endpoints are sent. */
const further = 30_000;
const seed = Number(process.env['HOSTILE_SEED'] ?? 20_261_122);

let app: TestApp;
let planted: Planted;
/** The endpoints that succeeded at least once, for any role. */
const done = new Set<string>();

beforeAll(async () => {
  app = await testApp();
  planted = await plantWorst(app.db, 0.02);
});
afterAll(() => app.close());

/**
 * These need something of their own that the requests do not have (a token, a hand-over, a password, a membership, a proposal, a
 * deleted task, a relation, an item, a restore, two columns of one board), or a delivery that another request may have sent again
 * before, so they may always refuse.
 */
const refuse =
  /^(invitations\.(look|join|accept|resend|revoke)|passwordResets\.(look|use|request)|emailConfirmations\.(look|confirm|revert|send)|auth\.changePassword|account\.remove|departments\.(addUser|setRole|removeUser)|users\.picture|(attachments|tasks|taskTemplates|views)\.restore|trash\.purge|relations\.(remove|promote)|webhooks\.redeliver|workspaces\.removeColumn|assistant\.(proposal|confirm|undo)|digests\.unsubscribe|monitoring\.endMailHold|tokens\.(create|revoke)|scimTokens\.revoke|feeds\.(revoke|calendar|notifications)|handOvers\.undo|auth\.(secondFactor|reauthenticate)|secondFactors\.(confirm|renewCodes)|trustedDevices\.end|passkeys\.(add|rename|remove|signIn)|identities\.(link|unlink)|directories\.(remove|test|synchronise)|identityProviders\.(backchannelLogout|update|remove|test|testResult))$/;

let open: string[] | undefined;
let known = -1;

/** Asked before each of many requests, so it is found anew only after another endpoint was reached. */
function unreached(): string[] {
  if (open === undefined || known !== done.size) {
    open = endpoints.map(({ key }) => key).filter((key) => !done.has(key) && !refuse.test(key));
    known = done.size;
  }
  return open;
}

/** The endpoint that makes what another one needs, and which chance may have deleted again. */
const makers: Record<string, string> = { 'attachments.content': 'attachments.add' };

/** The unreached endpoints, with those that make what they need. */
function wanted(): string[] {
  return unreached().flatMap((key) => [key, makers[key] ?? key]);
}

/** Hourly limits would refuse most requests, and a webhook that chance has paused or queued again is not queued again. */
async function makePossible(): Promise<void> {
  await app.db.execute(sql`delete from attempts`);
  await plantSessions(app.db, [1, planted.members[0]?.id ?? 1]);
  await app.db.execute(sql`update webhooks set state = 'active'`);
  await app.db.execute(sql`update webhook_deliveries set state = 'failed' where state = 'queued'`);
}

it.each(['nobody', 'member', 'administrator'])(
  'are answered to %s without a fault',
  async (role) => {
    const administrator = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
    const people: Record<string, Person | undefined> = { member: planted.members[0], administrator };
    const as = people[role];
    const requests = hostileRequests(planted.world, as, seededRandom(seed + role.length));
    const faults: string[] = [];
    const most = role === 'administrator' ? perRole + further : perRole;
    for (let count = 0; count < most; count++) {
      if (count >= perRole && unreached().length === 0) break;
      const { key, ...request } = requests.next().value;
      if (count >= perRole && !wanted().includes(key)) continue;
      if (count % 200 === 0) await makePossible();
      const reply = await app.raw({ ...request, as });
      const fault = answerFault(reply);
      if (fault !== undefined)
        faults.push(`${key}: ${fault}: ${request.method} ${request.url.slice(0, 300)} ${String(request.payload).slice(0, 300)}`);
      if (reply.status < 400) done.add(key);
      if (as && ['auth.login', 'auth.logout', 'auth.changePassword'].includes(key)) app.forget(as);
    }
    expect(faults, `seed ${seed}`).toEqual([]);
  },
  600_000,
);

it('reach the handlers, and leave the database consistent', async () => {
  expect(unreached()).toEqual([]);
  expect(await brokenRows(app.db)).toEqual([]);
});
