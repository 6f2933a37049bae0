import type { z } from './zod.ts';

/** The lower and upper bound of a field: of the length of a text, or of the value of a number. */
export interface Bounds {
  minimum?: number;
  maximum?: number;
}

/** The parts of zod's definitions that lead to nested schemas. */
interface Definition {
  shape?: Record<PropertyKey, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  discriminator?: string;
  options?: readonly z.core.$ZodType[];
  checks?: readonly z.core.$ZodCheck[];
}

/**
 * The bounds of the field at `path` of `value`. They are read from the schema, because an issue names only the bound
 * that was violated.
 */
export function boundsOf(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): Bounds {
  const { shape, element, innerType, discriminator, options, checks } = schema._zod
    .def as Definition;
  if (innerType) return boundsOf(innerType, value, path);
  if (options && discriminator) {
    const chosen = valueOf(value, discriminator);
    const option = options.find((each) => takes(each, discriminator, chosen));
    return option ? boundsOf(option, value, path) : {};
  }
  const [key, ...rest] = path;
  if (key === undefined) return boundsIn(checks);
  const inner = shape?.[key] ?? element;
  return inner ? boundsOf(inner, valueOf(value, key), rest) : {};
}

function takes(option: z.core.$ZodType, discriminator: string, chosen: unknown): boolean {
  const { shape } = option._zod.def as Definition;
  return shape?.[discriminator]?._zod.values?.has(chosen as z.core.util.Primitive) ?? false;
}

export function valueOf(value: unknown, key: PropertyKey): unknown {
  return (value as Record<PropertyKey, unknown> | undefined)?.[key];
}

/** The definitions of the checks that set a bound. */
interface Check {
  check: string;
  /** Bounds of a text's length. */
  minimum?: number;
  maximum?: number;
  length?: number;
  /** Bound of a number. */
  value?: number;
}

function boundsIn(checks: Definition['checks'] = []): Bounds {
  const bounds: Bounds = {};
  for (const each of checks) {
    const { check, minimum, maximum, length, value } = each._zod.def as Check;
    const min = minimum ?? length ?? (check === 'greater_than' ? value : undefined);
    const max = maximum ?? length ?? (check === 'less_than' ? value : undefined);
    if (min !== undefined) bounds.minimum = min;
    if (max !== undefined) bounds.maximum = max;
  }
  return bounds;
}
