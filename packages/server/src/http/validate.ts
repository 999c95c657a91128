/** Request bodies are validated by the schemas of the protocol package. */
import { BadInput } from '@taisen/kernel';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import * as v from 'valibot';

export const compileValidator: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    const parsed = v.safeParse(schema, data, { abortEarly: true });
    if (parsed.success) return { value: parsed.output };
    const [issue] = parsed.issues;
    return { error: new BadInput(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`) };
  };

/** Responses are typed, so they are not validated at run time. */
export const compileSerializer: FastifySerializerCompiler<unknown> = () => (data) => JSON.stringify(data);
