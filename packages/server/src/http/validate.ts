/** Bodies are checked by the schemas of the protocol, which the screens use too. */
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

/** What goes out is made here and typed: it need not be checked again. */
export const compileSerializer: FastifySerializerCompiler<unknown> = () => (data) => JSON.stringify(data);
