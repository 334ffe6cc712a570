// What an operator and a script ask: is the process alive, is it ready to serve.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/connect.ts';

const patience = 1_000;

/** `GET /livez` answers while the process lives; `GET /readyz` while the database answers and the server is not stopping. */
export function mountHealth(app: FastifyInstance, database: Database): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/livez', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    const answers = !stopping && (await answered(database));
    return reply
      .code(answers ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({
        status: answers ? 'ready' : 'unavailable',
        checks: { database: answers ? 'ok' : stopping ? 'stopping' : 'unreachable' },
      });
  });
}

async function answered(database: Database): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience).unref());
  const asked = database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}
