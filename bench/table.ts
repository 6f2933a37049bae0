import { median } from './turns.ts';
import type { Samples } from './turns.ts';

/** What a bench yields, for people to read: its cells are formatted. The first columns name the row. */
export interface Table {
  title: string;
  columns: string[];
  rows: string[][];
}

/** One of the figures that a measurement has. */
export interface Figure<Sample> {
  title: string;
  of: (sample: Sample) => number;
  digits: number;
  /** Given, it is shown as a ratio to the limit's, too: 1 is as good as the limit, less is worse. */
  better?: 'more' | 'less';
}

export interface Comparison<Sample> {
  what: string;
  samples: Samples<Sample>;
}

/**
 * Contestants beside one of them, the limit: the median of each figure, and of the turns' ratios, with the lowest and
 * the highest of these.
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

/** The median, and the lowest and the highest. */
export function showSpread(ratios: readonly number[]): string {
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
  return `${median(ratios).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

/** As Markdown that is already formatted, and that a terminal shows just as well. */
export function showTable({ columns, rows }: Table): string {
  const widths = columns.map((title, place) =>
    Math.max(3, title.length, ...rows.map((row) => row[place]?.length ?? 0)),
  );
  const show = (cells: readonly string[]) =>
    `| ${widths.map((width, place) => (cells[place] ?? '').padEnd(width)).join(' | ')} |`;
  return [columns, widths.map((width) => '-'.repeat(width)), ...rows].map(show).join('\n');
}
