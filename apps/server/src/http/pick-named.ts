import type { z } from '@uid/contract/zod';

/** Called with the path of a field that the schema does not name. */
type OnUnnamed = (path: string) => void;

/** Returns the part of a value that a schema names. */
type Picker = (value: unknown, onUnnamed: OnUnnamed) => unknown;

/** Cached by schema: a test process creates hundreds of servers with the same contract. */
const pickers = new WeakMap<z.ZodMiniType, Picker>();

/**
 * Compiles a schema into an allow-list: fields that it does not name never leave the server. It does not validate
 * values, so that an old row never causes a failure; tests validate every answer against its whole contract.
 */
export function pickerFor(schema: z.ZodMiniType): Picker {
  const known = pickers.get(schema);
  if (known) return known;
  const picker = pickerOf(schema, 'result');
  pickers.set(schema, picker);
  return picker;
}

function pickerOf(part: z.core.$ZodType, path: string): Picker {
  const def = defOf(part);
  switch (def.type) {
    case 'object':
      return pickFields(def.shape, path);
    case 'array':
      return pickEach(pickerOf(def.element, path));
    case 'record':
      return pickValues(pickerOf(def.valueType, path));
    case 'union':
      if (isDiscriminated(def)) return pickOption(def, path);
      return plain(def.options.every((option) => pickerOf(option, path) === pickAll));
    case 'optional':
    case 'nullable':
    case 'default':
      return pickerOf(def.innerType, path);
    case 'pipe':
      return pickerOf(def.out, path);
    default:
      return plain(plainTypes.has(def.type));
  }
}

function pickFields(shape: Readonly<Record<string, z.core.$ZodType>>, path: string): Picker {
  const fields = new Map(
    Object.entries(shape).map(([key, part]) => [key, pickerOf(part, `${path}.${key}`)]),
  );
  return (value, onUnnamed) => {
    if (!isObject(value)) return value;
    const picked: Record<string, unknown> = {};
    for (const key in value) {
      const pick = fields.get(key);
      if (pick === undefined) onUnnamed(`${path}.${key}`);
      else picked[key] = pick(value[key], onUnnamed);
    }
    return picked;
  };
}

/** Picks by the option that the value's discriminator names. */
function pickOption({ options, discriminator }: Discriminated, path: string): Picker {
  const byName = new Map(
    options.flatMap((option) =>
      namesOf(option, discriminator).map((name) => [name, pickerOf(option, path)]),
    ),
  );
  return (value, onUnnamed) => {
    if (!isObject(value)) return value;
    const pick = byName.get(value[discriminator]);
    if (pick) return pick(value, onUnnamed);
    onUnnamed(path);
    return null;
  };
}

type Discriminated = z.core.$ZodDiscriminatedUnionDef;

function isDiscriminated(def: z.core.$ZodUnionDef): def is Discriminated {
  return 'discriminator' in def;
}

/** Types of schemas that have no fields. */
const plainTypes = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null']);

function plain(isPlain: boolean): Picker {
  if (!isPlain) throw new Error('An answer of this schema cannot be held to its names.');
  return pickAll;
}

function pickAll(value: unknown): unknown {
  return value;
}

function pickEach(pick: Picker): Picker {
  if (pick === pickAll) return pickAll;
  return (value, onUnnamed) =>
    Array.isArray(value) ? value.map((each) => pick(each, onUnnamed)) : value;
}

function pickValues(pick: Picker): Picker {
  if (pick === pickAll) return pickAll;
  return (value, onUnnamed) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pick(each, onUnnamed)]))
      : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

// Zod keeps this description of a schema for its own tools.
/* oxlint-disable no-underscore-dangle */
function defOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function namesOf(option: z.core.$ZodType, discriminator: string): unknown[] {
  return [...(option._zod.propValues?.[discriminator] ?? [])];
}
