// What an operator and a script ask: is the process alive, is it ready to serve.
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/connect.ts';
import { type DatabaseState, readyState } from '#db/ready-state.ts';

/** How old an answer may be that is given again: anybody may ask, as often as they like. */
const keep = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /** From then on the server is not ready, and every answer asks its client for a new connection. */
    startStopping(): void;
    /** Whether somebody asks for readiness, and so would notice that it is gone. */
    isStopping: boolean;
  }
}

/**
 * `GET /livez` answers while the process lives. `GET /readyz` answers 200 while what serving needs is there: a database that can
 * be written, with every migration this code knows, room on the disk, and a server that is not stopping.
 */
export function mountHealth(app: FastifyInstance, database: Database): void {
  let state: { at: number; answer: Promise<DatabaseState> } | undefined;
  app.decorate('isStopping', false);
  app.decorate('startStopping', () => {
    app.isStopping = true;
  });
  app.addHook('preClose', async () => app.startStopping());
  app.addHook('onSend', async (_request, reply) => {
    if (app.isStopping) reply.header('Connection', 'close');
  });
  app.get('/livez', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    const { ready, checks } = app.isStopping ? { ready: false, checks: { database: 'stopping' } } : await current();
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable', checks });
  });

  function current(): Promise<DatabaseState> {
    if (!state || performance.now() - state.at > keep) state = { at: performance.now(), answer: readyState(database) };
    return state.answer;
  }
}
