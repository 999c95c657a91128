/** `/api/openapi.json`, generated from the schemas that validate the requests. */
import swagger from '@fastify/swagger';
import { PROTOCOL_VERSION } from '@taisen/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';

export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Taisen',
        version: String(PROTOCOL_VERSION),
        description: 'All routes that the web pages use. The messages of a table’s socket are in docs/api.md.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    transform: ({ schema, url }) => ({ url, schema: plainSchema({ ...schema }) }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/** Fastify's description of a route, with JSON Schema instead of the schemas of the protocol. */
function plainSchema(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain: Record<string, unknown> = { ...schema };
  for (const part of ['body', 'querystring', 'params']) {
    if (plain[part] !== undefined) plain[part] = jsonSchema(plain[part] as GenericSchema, 'input');
  }
  if (plain['response'] !== undefined)
    plain['response'] = Object.fromEntries(
      Object.entries(plain['response'] as Record<string, GenericSchema>).map(([status, response]) => [
        status,
        { description: 'done', ...jsonSchema(response, 'output') },
      ]),
    );
  return plain;
}

export function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): object {
  // Checks that JSON Schema cannot express are missing in the description; the server makes them all the same.
  const { $schema: _, ...plain } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return plain;
}
