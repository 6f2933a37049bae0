import type { Result } from './bench.ts';
import { showTable } from './table.ts';

export interface Section extends Result {
  title: string;
  about: string;
}

/** Writes a section in Markdown, for the document and the terminal. */
export function showSection({ title, about, tables, notes, faults = [] }: Section): string {
  const parts = [`## ${title}`, about];
  for (const table of tables) parts.push(`### ${table.title}`, showTable(table));
  const said = [...notes, ...faults.map((fault) => `**${fault}**`)];
  if (said.length > 0) parts.push(said.map((note) => `- ${note}`).join('\n'));
  return parts.join('\n\n');
}

const introduction = `# Bench

Written by \`npm run bench\`, on the machine and at the commit below; other machines give other figures, so read the ratios. In a ratio 1 is as good as what is compared with, less is worse; it is the median of turns that the contestants take one after the other, in brackets the lowest and the highest. Where others use the machine, only ratios of processor time say anything.`;

export function showReport(machine: Record<string, string>, sections: readonly Section[]): string {
  const rows = Object.entries(machine);
  const facts = showTable({ title: '', columns: ['machine', ''], rows });
  return `${[introduction, facts, ...sections.map(showSection)].join('\n\n')}\n`;
}
