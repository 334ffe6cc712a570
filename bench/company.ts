// Companies on the product: people, departments, tasks and comments written straight into its tables, by the code of the command
// `seed`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { call, type DatabaseLocation, type Product, signIn, startProduct } from '#product.ts';
import { ownDatabase, type Stage } from '#stage.ts';
import { openDatabase } from '../apps/server/src/db/connect.ts';
import { type CompanySize, companyWords, fillCompany } from '../apps/server/src/seed/fill-company.ts';

export { companyWords };

/** The measured companies. A server makes five departments when it first starts. */
export const companySizes = {
  usual: { tasks: 50_000, comments: 2, people: 53, departments: 5 },
  large: { tasks: 50_000, comments: 2, people: 499, departments: 20 },
} as const satisfies Record<string, CompanySize>;

/** A server with a company in a database of its own. */
export interface Company {
  product: Product;
  /** Signs in the person with this number, beginning with 1; returns the Cookie header. */
  signIn(number: number): Promise<string>;
  close(): Promise<void>;
}

const password = 'password of the company';
const registered = { username: 'registered', fullName: 'Registered', email: 'registered@example.com', departmentId: 1 };

/** Starts a server beside the stage's, on a new database of the same kind that holds the company. */
export async function startCompany(stage: Stage, size: CompanySize): Promise<Company> {
  const { place, drop } = await newPlace(stage.place);
  try {
    const empty = await startProduct(place);
    await call(empty.base, api.users.register, { body: { ...registered, password } });
    await empty.stop();
    await fill(place, size);
    const product = await startProduct(place);
    return {
      product,
      signIn: (number) => signIn(product.base, { username: `company${number}`, password }),
      async close() {
        await product.stop();
        await drop();
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function newPlace(place: DatabaseLocation): Promise<{ place: DatabaseLocation; drop: () => Promise<void> | void }> {
  if ('databaseUrl' in place) {
    const server = new URL('/postgres', place.databaseUrl).href;
    const { url, drop } = await ownDatabase(server, `tasklane_company_${process.pid}_${Date.now()}`);
    return { place: { databaseUrl: url }, drop: async () => void (await drop()) };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'tasklane-company-'));
  return { place: { dataDir }, drop: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Everybody gets the password of the registered person. */
async function fill(place: DatabaseLocation, size: CompanySize): Promise<void> {
  const database = await openDatabase(place);
  try {
    await database.dedicatedClient(async (client) => {
      const text = 'select password from users where username = $1';
      const { rows } = await client.query<{ password: string }>(text, [registered.username]);
      await fillCompany(client, rows[0]?.password ?? '', size);
    });
  } finally {
    await database.close();
  }
}
