import type { Figure } from '../telemetry/figure.ts';

/** Callers that wait for a connection to PostgreSQL, or for the next commit of SQLite. */
export function waitingFigure(waiting: () => number): Figure {
  return {
    name: 'database_waiting',
    help: 'Who waits for a connection to PostgreSQL, or to write into SQLite.',
    count: waiting,
  };
}

/** The counts that `pg.Pool` keeps. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
}

export function poolFigures(pool: Pool, waiting: () => number): Figure[] {
  return [
    waitingFigure(waiting),
    {
      name: 'database_connections',
      help: 'Connections of this process to PostgreSQL.',
      label: 'state',
      count: () => ({ idle: pool.idleCount, used: pool.totalCount - pool.idleCount }),
    },
  ];
}
