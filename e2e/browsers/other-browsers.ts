// The main job, and the end of a right, in Firefox and WebKit, each driven over its own WebDriver.
//
// node e2e/browsers/other-browsers.ts [--report file] [--pictures folder]; needs the builds of the web and the server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newGateway } from '../support/gateway.ts';
import { newServer } from '../support/server.ts';
import { newAdministrator } from './administrator.ts';
import { startFirefox } from './firefox.ts';
import { loseRights } from './lost-rights.ts';
import { doMainJob } from './main-job.ts';
import { type Driver, type Session, sessionOf } from './session.ts';
import { startWebKit } from './webkit.ts';

const { values } = parseArgs({ options: { report: { type: 'string' }, pictures: { type: 'string' } } });
const person = { username: 'wanda', password: 'wanda has a password', fullName: 'Wanda Web', email: 'wanda@example.com' };
let passed = 0;
let failed = 0;
for (const start of [startFirefox, startWebKit]) {
  try {
    await tryBrowser(start);
    passed++;
  } catch (error) {
    console.error(error);
    failed++;
  }
}
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed, failed }));
process.exit(failed > 0 ? 1 : 0);

async function tryBrowser(start: () => Promise<Driver>): Promise<void> {
  const server = await newServer();
  const gateway = await newGateway(server.url);
  try {
    const administrator = await newAdministrator(server.url);
    const { id: userId } = await administrator('POST', '/api/users', { ...person, departmentId: 3, role: 'user' });
    const driver = await start();
    const session = sessionOf(driver);
    try {
      const place = { gateway, person, show: (name: string) => takePicture(session, name) };
      await doMainJob(session, place);
      await loseRights(session, { ...place, userId, administrator });
    } catch (error) {
      await takePicture(session, 'failed');
      throw error;
    } finally {
      await driver.close();
    }
  } finally {
    gateway.close();
    await server.remove();
  }
}

async function takePicture({ name, picture }: Session, of: string): Promise<void> {
  if (values.pictures !== undefined) writeFileSync(join(values.pictures, `${name}-${of}.png`), await picture());
}
