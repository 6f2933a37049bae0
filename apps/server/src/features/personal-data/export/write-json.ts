import type { Made, Section } from './section.ts';

/** Writes one object with a list for each table, times in ISO 8601, and money in fen. */
export async function* writeJson(sections: Section[], { now }: Made): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(new Date(now).toISOString())}`;
  for (const { told, rows } of sections) {
    yield `,\n${JSON.stringify(told.table)}: [`;
    let gap = '\n';
    for await (const row of rows()) {
      yield gap + JSON.stringify(row);
      gap = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}
