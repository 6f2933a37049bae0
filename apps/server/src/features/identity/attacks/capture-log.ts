import type { FastifyInstance } from 'fastify';

/** Captures what the server logs from now on, one line per entry, instead of writing it to standard output. */
export function captureLog(app: FastifyInstance): string[] {
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(app.log).find(
    ({ description }) => description === 'pino.stream',
  );
  if (!stream) throw new Error('The logger has no stream to replace.');
  Object.assign(app.log, { [stream]: { write: (line: string) => void lines.push(line) } });
  return lines;
}
