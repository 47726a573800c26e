import ajvCompiler from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import type { BuildSerializer } from '../plugins/late-schemas.ts';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type SerializerCompiler = ReturnType<BuildSerializer>;

/**
 * Fastify's own compilers, whose work all applications of a test process share: to compile the schemas of every call is nine
 * tenths of a start, and a schema always compiles to the same functions. The compiler of validators remembers its schemas.
 */
export const compiledOnce: SchemaController = {
  compilersFactory: {
    buildValidator: ajvCompiler(),
    buildSerializer: rememberingSerializers(SerializerSelector() as BuildSerializer),
  },
};

function rememberingSerializers(build: BuildSerializer): BuildSerializer {
  const made = new WeakMap<object, ReturnType<SerializerCompiler>>();
  return (externalSchemas, options) => {
    if (Object.keys(externalSchemas as object).length > 0) throw new Error('no call names a schema outside');
    const compile = build(externalSchemas, options);
    return (route) => {
      const { schema } = route;
      const known = made.get(schema as object) ?? compile(route);
      made.set(schema as object, known);
      return known;
    };
  };
}
