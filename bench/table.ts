import { median } from './turns.ts';
import type { Samples } from './turns.ts';

/** A result for people to read, with formatted cells. The first columns name the row. */
export interface Table {
  title: string;
  columns: string[];
  rows: string[][];
}

/** One of the figures of a measurement. */
export interface Figure<Sample> {
  title: string;
  of: (sample: Sample) => number;
  digits: number;
  /** If given, the figure is also shown as a ratio to the limit's: 1 is as good as the limit, less is worse. */
  better?: 'more' | 'less';
}

export interface Comparison<Sample> {
  what: string;
  samples: Samples<Sample>;
}

/**
 * Compares contestants with one of them, the limit: the median of each figure, and the median, minimum and
 * maximum of the turns' ratios.
 */
export function compare<Sample>(
  title: string,
  comparisons: readonly Comparison<Sample>[],
  { limit, figures }: { limit: string; figures: readonly Figure<Sample>[] },
): Table {
  const compared = figures.filter(({ better }) => better);
  const columns = [
    '',
    'contestant',
    ...compared.map((figure) => `of ${limit}: ${figure.title}`),
    ...figures.map((figure) => figure.title),
  ];
  const rows = comparisons.flatMap(({ what, samples }) => {
    const limits = samples.get(limit) ?? [];
    return [...samples].map(([name, own]) => [
      what,
      name,
      ...compared.map((figure) => showRatios(own, limits, figure)),
      ...figures.map(({ of, digits }) => median(own.map(of)).toFixed(digits)),
    ]);
  });
  return { title, columns, rows };
}

function showRatios<Sample>(
  own: readonly Sample[],
  limits: readonly Sample[],
  { of, better }: Figure<Sample>,
): string {
  const ratios = own.flatMap((sample, turn) => {
    const limit = limits[turn];
    if (limit === undefined) return [];
    return better === 'more' ? of(sample) / of(limit) : of(limit) / of(sample);
  });
  return showSpread(ratios);
}

/** Shows the median, and the minimum and maximum. */
export function showSpread(ratios: readonly number[]): string {
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
  return `${median(ratios).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

/** Writes a table in aligned Markdown, which is also readable in a terminal. */
export function showTable({ columns, rows }: Table): string {
  const widths = columns.map((title, place) =>
    Math.max(3, title.length, ...rows.map((row) => row[place]?.length ?? 0)),
  );
  const show = (cells: readonly string[]) =>
    `| ${widths.map((width, place) => (cells[place] ?? '').padEnd(width)).join(' | ')} |`;
  return [columns, widths.map((width) => '-'.repeat(width)), ...rows].map(show).join('\n');
}
