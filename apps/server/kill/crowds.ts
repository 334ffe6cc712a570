// Sends the most expensive requests from many people at once: forty pictures of five megabytes, and the longest lists.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { limits } from '@app/contract/limits.ts';
import sharp from 'sharp';
import type { Planted } from '#testing/hostile/worst-data.ts';
import { type Answer, client, type HostileRequest } from './hostile-client.ts';
import type { Server } from './server.ts';

const crowd = 40;
/** The allowed growth of the memory meanwhile (MiB). */
const most = { pictures: 150, lists: 400 };

/** Returns all problems, one line each. */
export async function crowds(server: Server, { members, discussedTaskId }: Planted): Promise<string[]> {
  const asking = client(server.url, crowd);
  const people = members.slice(1, 1 + crowd);
  const cookies = await Promise.all(people.map((person) => asking.signIn(person)));
  const picture = await largePicture();
  const pictures = people.map(({ id }, n) => upload(id, picture, cookies[n] ?? ''));
  const problems = await together('pictures', pictures, most.pictures);
  const lists: Endpoint[] = [
    api.comments.list,
    api.users.list,
    api.tasks.list,
    api.checklistTemplates.list,
    api.emailTemplates.list,
  ];
  for (const endpoint of lists) {
    const url = endpoint.path.replace(':taskId', String(discussedTaskId));
    const asked = cookies.map((cookie) => ({ method: 'GET', url, headers: { cookie } }));
    problems.push(...(await together(url, asked, most.lists)));
  }
  asking.close();
  return problems;

  async function together(what: string, requests: readonly HostileRequest[], allowed: number): Promise<string[]> {
    const before = server.memory() ?? 0;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, server.memory() ?? 0);
    }, 20);
    const answers = await Promise.allSettled(requests.map(asking.send));
    clearInterval(watch);
    const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0));
    const slowest = Math.max(...answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.took : 0)));
    console.log(
      `${crowd} at once, ${what}: ${counted(statuses)}, up to ${(Math.max(...answers.map(bytesOf)) / 1e6).toFixed(1)} MB, ` +
        `the last after ${Math.round(slowest)} ms, memory ${Math.round(before)} to ${Math.round(peak)} MiB`,
    );
    const refused = answers.filter((answer) => !isGood(answer));
    return [
      ...(refused.length > 0 ? [`${what}: ${refused.length} of ${crowd} are neither served nor told when to come again`] : []),
      ...(peak > before + allowed ? [`${what}: ${crowd} at once took ${Math.round(peak - before)} MiB`] : []),
    ];
  }
}

/** Whether the request was served, or refused as busy with a Retry-After. */
function isGood(answer: PromiseSettledResult<Answer>): boolean {
  if (answer.status === 'rejected') return false;
  const { status, headers } = answer.value;
  return status === 200 || ([429, 503].includes(status) && headers['retry-after'] !== undefined);
}

function bytesOf(answer: PromiseSettledResult<Answer>): number {
  return answer.status === 'fulfilled' ? Buffer.byteLength(answer.value.text) : 0;
}

function counted(statuses: readonly number[]): string {
  return [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} times ${status}`).join(', ');
}

/** A picture of noise, which does not compress, just below the upload limit. */
async function largePicture(): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(limits.avatar.bytes / 3.2));
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  const picture = await sharp({ create: { width: side, height: side, channels: 3, background: 'red', noise } })
    .png()
    .toBuffer();
  if (picture.length >= limits.avatar.bytes) throw new Error(`the picture has ${picture.length} bytes`);
  return picture;
}

function upload(userId: number, picture: Buffer, cookie: string): HostileRequest {
  const { method, path, upload: name } = api.users.setPicture;
  const head = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="me.png"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]);
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' };
  return { method, url: path.replace(':userId', String(userId)), headers, payload };
}
