import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format } from 'oxfmt';

const root = join(import.meta.dirname, '../..');

/** Writes a value as a TypeScript expression. Line breaks are kept, so that a diff shows the changed line. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return showText(value);
  if (Array.isArray(value)) return `[${value.map(showValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${fields.map(([key, inner]) => `${JSON.stringify(key)}: ${showValue(inner)}`).join(', ')} }`;
}

function showText(text: string): string {
  // A template literal would turn a carriage return into a line feed, and lose a lone surrogate.
  if (!text.includes('\n') || text.includes('\r') || !text.isWellFormed())
    return JSON.stringify(text);
  return `\`${text.replaceAll(/\\|`|\$\{/g, String.raw`\$&`)}\``;
}

/** Formats source as `npm run format` does. */
export async function formatSource(file: string, source: string): Promise<string> {
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const { code, errors } = await format(file, source, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return code;
}
