import { boundsOf } from '@uid/contract/field-bounds';
import type { Bounds } from '@uid/contract/field-bounds';
import type { z } from '@uid/contract/zod';

/** The structure of a content part, from which its form is built. */
export type PartNode =
  | { kind: 'object'; fields: readonly PartNodeField[] }
  | { kind: 'list'; element: PartNode; bounds: Bounds }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'picture' }
  | { kind: 'number' | 'date' | 'text' | 'long-text'; bounds: Bounds };

export interface PartNodeField {
  name: string;
  node: PartNode;
  isOptional: boolean;
}

/** The fields of a zod definition that determine the control. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  entries?: Record<string, string>;
  format?: string;
}

/** Characters; a text that may be longer gets a text area. */
const lineLength = 300;

export function partNode(schema: z.core.$ZodType): PartNode {
  const { type, shape, element, innerType, entries, format } = schema._zod.def as Definition;
  if (innerType) return partNode(innerType);
  if (shape)
    return {
      kind: 'object',
      fields: Object.entries(shape).map(([name, field]) => ({
        name,
        node: partNode(field),
        isOptional: field._zod.optin === 'optional',
      })),
    };
  const bounds = boundsOf(schema, undefined, []);
  if (element) return { kind: 'list', element: partNode(element), bounds };
  if (entries) return { kind: 'choice', values: Object.values(entries) };
  if (type === 'number') return { kind: 'number', bounds };
  if (type !== 'string') throw new Error(`No control of the form takes a ${type}.`);
  // Only pictures are referenced by a UUID.
  if (format === 'uuid') return { kind: 'picture' };
  if (format === 'date') return { kind: 'date', bounds };
  // A text of unlimited length is prose only if it is required; the others are paths and names.
  const { minimum, maximum = minimum ? Infinity : 0 } = bounds;
  return { kind: maximum > lineLength ? 'long-text' : 'text', bounds };
}

/** Returns the value of a new row. */
export function emptyOf(node: PartNode): unknown {
  if (node.kind === 'object') return {};
  return node.kind === 'list' ? [] : '';
}
