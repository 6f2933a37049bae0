import { boundsOf } from '@uid/contract/field-bounds';
import type { Bounds } from '@uid/contract/field-bounds';
import type { z } from '@uid/contract/zod';

/** The kind of control for a field. */
export type FieldKind =
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'yes-no' }
  | { kind: 'money' }
  | { kind: 'number' }
  | { kind: 'date' }
  | { kind: 'minute' }
  | { kind: 'long-text' }
  | { kind: 'text' };

export type SchemaField = FieldKind & { name: string; isOptional: boolean; bounds: Bounds };

/** The fields of a zod definition that determine the control. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  entries?: Record<string, string>;
  format?: string;
}

/** Characters; a text that may be longer gets a text area. */
const lineLength = 200;

/** Returns what a control needs to know about a field of an object's schema. Throws if the schema has no such field. */
export function schemaField(schema: z.core.$ZodType, name: string): SchemaField {
  const field = definitionOf(schema).shape?.[name];
  if (!field) throw new Error(`The schema has no field ${name}.`);
  const isOptional = field._zod.optin === 'optional';
  const bounds = boundsOf(schema, {}, [name]);
  return { name, isOptional, bounds, ...kindOf(name, bare(field), bounds) };
}

function kindOf(name: string, field: z.core.$ZodType, bounds: Bounds): FieldKind {
  const { type, entries = {}, format } = definitionOf(field);
  if (type === 'enum') return { kind: 'choice', values: Object.values(entries) };
  if (type === 'boolean') return { kind: 'yes-no' };
  if (type === 'number') return { kind: name.endsWith('Fen') ? 'money' : 'number' };
  if (format === 'date') return { kind: 'date' };
  if (format === 'datetime') return { kind: 'minute' };
  return { kind: (bounds.maximum ?? 0) > lineLength ? 'long-text' : 'text' };
}

/** Unwraps a schema that is optional, has a default or transforms its value. */
function bare(field: z.core.$ZodType): z.core.$ZodType {
  const { innerType, in: before } = definitionOf(field);
  const inner = innerType ?? before;
  return inner ? bare(inner) : field;
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def;
}
