import { z } from '@uid/contract/zod';

const made = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * Returns the same schema, whose objects refuse every field that they do not name, so that a misspelled field is
 * reported instead of ignored. An object that allows other fields (`z.looseObject`) comes from a program that is not
 * ours: other fields are no error there, but they are dropped, because nothing limits their content.
 */
export function strictInput<S extends z.ZodMiniType>(schema: S): S {
  return strict(schema) as S;
}

function strict(schema: z.core.$ZodType): z.core.$ZodType {
  const known = made.get(schema);
  if (known) return known;
  const result = rebuild(schema as z.core.$ZodTypes);
  made.set(schema, result);
  return result;
}

function rebuild(schema: z.core.$ZodTypes): z.core.$ZodType {
  // Zod keeps this description of a schema for its own tools.
  // oxlint-disable-next-line no-underscore-dangle
  const { def } = schema._zod;
  switch (def.type) {
    case 'object': {
      const shape = mapValues(def.shape, strict);
      return z.clone(schema, { ...def, shape, catchall: def.catchall ? undefined : z.never() });
    }
    case 'array':
      return z.clone(schema, { ...def, element: strict(def.element) });
    case 'union':
      return z.clone(schema, { ...def, options: def.options.map(strict) });
    case 'optional':
    case 'nullable':
    case 'default':
      return z.clone(schema, { ...def, innerType: strict(def.innerType) });
    case 'pipe':
      return z.clone(schema, { ...def, in: strict(def.in) });
    default:
      if (!plainTypes.has(def.type))
        throw new Error(`Whether an input of the type ${def.type} is strict is not known.`);
      return schema;
  }
}

/** Types of schemas that have no fields. */
const plainTypes = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'enum',
  'literal',
  'null',
  'unknown',
  'transform',
]);

function mapValues<T>(record: Readonly<Record<string, T>>, map: (value: T) => T) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
