import type { FastifyRequest } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';

/** A refusal in the framework's own form, so that it is told like any other bad body (400, with the field). */
class FieldInvalid extends Error {
  readonly statusCode = 400;
  readonly validation: readonly unknown[];

  constructor(validation: readonly unknown[]) {
    super('a field of JSON text is invalid');
    this.validation = validation;
  }
}

/** A request, as far as a reader needs it: it knows how to hold a value to a schema as the framework does. */
export type SchemaCompiler = Pick<FastifyRequest, 'compileValidationSchema'>;

/**
 * A field that the specification calls JSON text: it came as text or as JSON, and is held to `schema` like the rest of the
 * body ("7" is a good integer). `path` is its place in the body, such as `balls.0.numbers`. Refuses with 400.
 *
 * Name the schema's type when calling, `parseJsonText<typeof Balls>(…)`: while it is inferred, TypeScript evaluates what
 * TypeBox makes of every possible schema, 140,000 types.
 */
export function parseJsonText<S extends TSchema>(
  request: SchemaCompiler,
  schema: S,
  value: unknown,
  path: string,
): Static<S> {
  const instancePath = `/${path.replaceAll('.', '/')}`;
  const parsed = typeof value === 'string' ? parse(value) : value;
  const validate = request.compileValidationSchema(schema);
  if (validate(parsed)) return parsed as Static<S>;
  const faults = (validate.errors ?? []) as readonly { readonly instancePath: string }[];
  throw new FieldInvalid(
    faults.map((fault) => ({ ...fault, instancePath: instancePath + fault.instancePath })),
  );
}

/**
 * The text fields of a form, held to the schema of their body ("7" is a good integer). A field that was left blank counts as absent,
 * but for a plain text, which may be emptied. Refuses with 400.
 */
export function parseForm<S extends TObject>(
  request: SchemaCompiler,
  schema: S,
  fields: ReadonlyMap<string, string>,
): Static<S> {
  const properties = schema.properties as Readonly<Record<string, FieldSchema>>;
  const given = [...fields].filter(([name, value]) => value.trim() !== '' || mayBeEmpty(properties[name]));
  const form = Object.fromEntries(given);
  const validate = request.compileValidationSchema(schema);
  if (validate(form)) return form as Static<S>;
  throw new FieldInvalid(validate.errors ?? []);
}

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly pattern?: string;
}

function mayBeEmpty(schema: FieldSchema | undefined): boolean {
  const isText = [schema?.type ?? []].flat().includes('string');
  return isText && schema?.pattern === undefined;
}

/** What the text holds; a text that is not JSON stays a text, which no schema here takes. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
