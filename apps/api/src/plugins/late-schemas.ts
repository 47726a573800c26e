import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type Compilers = NonNullable<SchemaController['compilersFactory']>;
type Validator = ReturnType<ReturnType<BuildCompilerFromPool>>;
export type BuildSerializer = NonNullable<Compilers['buildSerializer']>;

/**
 * Fastify's own compilers, each schema compiled when a first request needs it: to compile those of all calls is a quarter of what a start
 * has the processor do, and whoever restarts a process waits for it. That every schema compiles is known from the tests,
 * which do it at the start.
 */
export function compiledWhenNeeded(): SchemaController {
  const validators = ajvCompiler();
  const buildValidator: BuildCompilerFromPool = (externalSchemas, options) => {
    const compile = validators(externalSchemas, options);
    return (...route) => lateValidator(() => compile(...route));
  };
  const serializers = SerializerSelector() as BuildSerializer;
  const buildSerializer: BuildSerializer = (externalSchemas, options) => {
    const compile = serializers(externalSchemas, options);
    return (route) => {
      let serialize: ReturnType<typeof compile> | undefined;
      return (data) => {
        serialize ??= compile(route);
        return serialize(data);
      };
    };
  };
  return { compilersFactory: { buildValidator, buildSerializer } };
}

/** Fastify calls it as it would Ajv's own function, and reads the faults off it as off that one. */
function lateValidator(compile: () => Validator): Validator {
  let validate: Validator | undefined;
  const compiled = () => {
    validate ??= compile();
    return validate;
  };
  return new Proxy(function late() {} as unknown as Validator, {
    apply: (_, self, args) => Reflect.apply(compiled(), self, args),
    get: (_, name) => Reflect.get(compiled(), name),
  });
}
