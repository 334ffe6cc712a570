// The companies of the benchmarks, written by the same code as the command `seed`.
// node bench/company-seed.ts postgres://… username [large]: for a database in which a server has run and this person has
// registered; everybody gets their password.
import pg from 'pg';
import { type CompanySize, companyWords, fillCompany as fill } from '../apps/server/src/seed/fill-company.ts';

export { companyWords };

/** The measured companies. A server makes five departments when it first starts. */
export const companySizes = {
  usual: { tasks: 50_000, comments: 2, people: 53, departments: 5 },
  large: { tasks: 50_000, comments: 2, people: 499, departments: 20 },
} as const satisfies Record<string, CompanySize>;

/** Fills a database with people `company1` and so on, who get the password of the registered person. */
export async function fillCompany(
  databaseUrl: string,
  registered: string,
  company: CompanySize = companySizes.usual,
): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ password: string }>('select password from users where username = $1', [registered]);
    await fill(client, rows[0]?.password ?? '', company);
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  const [databaseUrl = '', registered = '', large] = process.argv.slice(2);
  await fillCompany(databaseUrl, registered, large === 'large' ? companySizes.large : companySizes.usual);
}
