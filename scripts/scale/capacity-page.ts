import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../docs/scale.md');
const marked = /(<!-- computed -->\n\n)([^]*?)(\n\n<!-- \/computed -->)/;

/** Reads the computed part of docs/scale.md. */
export function readComputed(): string {
  return marked.exec(readFileSync(file, 'utf8'))?.[2] ?? '';
}

export function writeComputed(text: string): void {
  const page = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    page.replace(marked, (_all, start, _old, end) => `${start}${text}${end}`),
  );
}
