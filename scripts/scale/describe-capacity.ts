import { days } from './assumptions.ts';
import { computeNeed, connectionsPerProcess, maxPurchases, pagesPerCore } from './capacity.ts';
import type { Assumptions, Measured, Need } from './capacity.ts';

const peaks = [1, 10, 100, 1_000, 10_000];
/** Cores of one large machine. */
const coresOfOneDatabase = 64;
/** `max_connections` of the files in `deploy/`. */
const maxConnections = 200;

const columns: Record<string, (need: Need) => string> = {
  'purchases a second': ({ purchasesPerSecond }) => whole(purchasesPerSecond),
  'pages a second': ({ pagesPerSecond }) => whole(pagesPerSecond),
  'server cores': ({ serverCores }) => whole(serverCores),
  'database cores': ({ databaseCores }) => whole(databaseCores),
  connections: ({ connections }) => whole(connections),
  'Gbit/s sent': ({ gigabitsSent }) => short(gigabitsSent),
  'MB/s of log': ({ megabytesLogged }) => short(megabytesLogged),
  'GB stored a month': ({ gigabytesStoredPerMonth }) => whole(gigabytesStoredPerMonth),
  'money a month': ({ moneyPerMonth }) => whole(moneyPerMonth),
};

/** Writes the computed part of docs/scale.md. */
export function describeCapacity(measured: Measured): string {
  return [
    describeMeasured(measured),
    ...Object.entries(days).flatMap(([name, assumed]) => [
      `**On ${name}** (${describe(assumed)}):`,
      table(peaks.map((peak) => computeNeed(peak, measured, assumed))),
    ]),
    describeLimits(measured),
  ].join('\n\n');
}

function describeMeasured({ date, machine, purchaseMs, pageMs, purchaseBytes, ...rest }: Measured) {
  const rows = [
    ['a paid purchase, the server on SQLite', `${purchaseMs.sqlite} ms of processor`],
    ['a paid purchase, the server on PostgreSQL', `${purchaseMs.server} ms`],
    ['a paid purchase, PostgreSQL', `${purchaseMs.database} ms`],
    ['a kept page without prices', `${pageMs.kept} ms`],
    ['a kept page with prices', `${pageMs.priced} ms`],
    ['a purchase in the database', `${whole(purchaseBytes.stored)} bytes`],
    ['a purchase in PostgreSQL’s log', `${whole(purchaseBytes.logged)} bytes`],
    ['a server after it', `${rest.serverMegabytes} MB`],
  ];
  return `Measured ${date}, ${machine}:\n\n${markdown(['what', 'costs'], rows)}`;
}

function describe({ pagesPerPurchase, busy, meanOfPeak, bytesPerPage, prices }: Assumptions) {
  const { serverCore, databaseCore, gigabyteStored, gigabyteSent } = prices;
  return (
    `${pagesPerPurchase} pages for each purchase, ${bytesPerPage / 1000} KB each, processors ${busy * 100} % busy, ` +
    `a mean of ${meanOfPeak * 100} % of the peak; a month's server core for ${serverCore}, database core for ` +
    `${databaseCore}, GB stored for ${gigabyteStored}, GB sent for ${gigabyteSent}`
  );
}

function describeLimits(measured: Measured): string {
  const [assumed] = Object.values(days);
  if (!assumed) return '';
  const { sqlite, postgres } = maxPurchases(measured, assumed, coresOfOneDatabase);
  const rows = [
    ['visitors a second whom one server core gives a page', whole(pagesPerCore(measured, assumed))],
    ['purchases a second of one process on SQLite', whole(sqlite)],
    [
      `server processes on a PostgreSQL of ${maxConnections} connections`,
      whole(Math.floor((maxConnections - 3) / connectionsPerProcess)),
    ],
    [`purchases a second of one PostgreSQL with ${coresOfOneDatabase} cores`, whole(postgres)],
  ];
  return `Where one of something ends:\n\n${markdown(['what', 'at most'], rows)}`;
}

function table(needs: Need[]): string {
  const cells = needs.map((need) => Object.values(columns).map((show) => show(need)));
  return markdown(Object.keys(columns), cells);
}

function markdown(head: string[], rows: string[][]): string {
  const widths = head.map((name, place) =>
    Math.max(...[name, ...rows.map((row) => row[place] ?? '')].map(({ length }) => length)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en');
}

function short(figure: number): string {
  return figure.toLocaleString('en', { maximumSignificantDigits: 2 });
}
