/** Studies on the server's workers, for accounts. Whoever has the link of one may watch it. */
import { Refused } from '@taisen/kernel';
import { newServerStudy, ownStudies, type StudyAnswer, studyAnswer } from '@taisen/lab/study';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Parts } from '../server.ts';
import { gamesToday, readStudy, studiesOf } from '../studies/own.ts';
import { personOf } from './people.ts';
import { sharedLimit } from './shared-limit.ts';

const watching = v.object({ seen: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))) });

export function studyRoutes(app: FastifyInstance, parts: Parts): void {
  const { pool, studies, sessions, options } = parts;
  const { limits } = options;
  const one = { 200: studyAnswer };

  async function accountOf(request: FastifyRequest): Promise<string> {
    const { id, guest } = await personOf(parts, request);
    if (guest) throw new Refused('studies on the server need an account', null);
    return id;
  }

  app.get('/api/studies', { schema: { summary: 'My studies', response: { 200: ownStudies } } }, async (request) => {
    const person = await accountOf(request);
    const [found, today] = await Promise.all([studiesOf(pool, person), gamesToday(pool, person)]);
    const left = Math.max(0, limits.daygames - today);
    return { studies: found, limits: { running: limits.studies, games: limits.studygames, left } };
  });

  app.post(
    '/api/studies',
    {
      // Each is checked by games of its own before it is refused or queued.
      onRequest: sharedLimit(pool, 'studies', limits.studychecks, async ({ headers }) => {
        return (await sessions.personFrom(headers))?.id ?? null;
      }),
      schema: { summary: 'Run a study on the server', body: newServerStudy, response: one },
    },
    async (request): Promise<StudyAnswer> => {
      const person = await accountOf(request);
      const { study } = request.body as v.InferOutput<typeof newServerStudy>;
      return readStudy(pool, await studies.add(person, study), person, null);
    },
  );

  app.get(
    '/api/studies/:id',
    {
      schema: {
        summary: 'A study: how far it is, and what it has counted since `seen` batches',
        querystring: watching,
        response: one,
      },
    },
    async (request) => {
      const { id } = request.params as { id: string };
      const { seen } = request.query as { seen?: number };
      const person = await sessions.personFrom(request.headers);
      await studies.merge(id);
      return readStudy(pool, id, person?.id ?? null, seen ?? null);
    },
  );

  app.post('/api/studies/:id/stop', { schema: { summary: 'Stop a study of mine', response: one } }, async (request) => {
    const person = await accountOf(request);
    const { id } = request.params as { id: string };
    const { mine } = await readStudy(pool, id, person, null);
    if (!mine) throw new Refused('this is the study of somebody else', null);
    await studies.stop(id);
    return readStudy(pool, id, person, null);
  });
}
