import { languageTags, timeTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import type { SalesDay } from '@uid/contract/sales';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { rangesFromZero } from './ranges-from-zero.ts';
import { salesTexts } from './sales-texts.ts';
import styles from './sales.module.css';

const height = 240;
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- uPlot declares an enum that is not there at run time
const rightSide = 1 as UPlot.Axis.Side;

/**
 * Revenue as an area and paid orders as a line, in the colours of the theme. The table below has the same figures as
 * text.
 */
export function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const own = useTexts(salesTexts);
  const { language } = useConsoleSession();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    let chart: UPlot | undefined;
    const draw = () => {
      chart?.destroy();
      chart = new UPlot(optionsFor(container, language, days), dataOf(days), container);
    };
    draw();
    const resized = new ResizeObserver(() => {
      if (chart && chart.width !== container.clientWidth)
        chart.setSize({ width: container.clientWidth, height });
    });
    resized.observe(container);
    // A canvas keeps its colours when the theme changes, so it is drawn again.
    const themed = new MutationObserver(draw);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      themed.disconnect();
      system.removeEventListener('change', draw);
      chart?.destroy();
    };
  }, [days, language]);
  return (
    <figure className={styles.chart} aria-label={own.chart}>
      <figcaption className={styles.legend}>
        <span className={styles.revenue}>{own.revenue}</span>
        <span className={styles.orders}>{own.paid}</span>
      </figcaption>
      <div ref={place} aria-hidden="true" />
    </figure>
  );
}

function dataOf(days: readonly SalesDay[]): [number[], number[], number[]] {
  return [
    // Noon in Beijing, so that the day is the same wherever the chart is read.
    days.map(({ day }) => Date.parse(`${day}T04:00:00Z`) / 1000),
    days.map(({ receivedFen, refundedFen }) => (receivedFen - refundedFen) / 100),
    days.map(({ paidOrders }) => paidOrders),
  ];
}

function optionsFor(
  container: HTMLElement,
  language: Language,
  days: readonly SalesDay[],
): UPlot.Options {
  const [, revenue, orders] = dataOf(days);
  const ranges = rangesFromZero(revenue, orders);
  const colour = colourReader(container);
  const font = `12px ${getComputedStyle(container).fontFamily}`;
  const compact = new Intl.NumberFormat(languageTags[language], { notation: 'compact' });
  const date = new Intl.DateTimeFormat(timeTags[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'Asia/Shanghai',
  });
  const axis = { stroke: colour('--color-ink-2'), font };
  const grid = { stroke: colour('--color-hairline'), width: 1 };
  return {
    width: container.clientWidth,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: { yuan: { range: ranges.yuan }, orders: { range: ranges.orders } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        ticks: grid,
        space: 64,
        values: (_chart, marks) => marks.map((seconds) => date.format(seconds * 1000)),
      },
      {
        ...axis,
        scale: 'yuan',
        grid,
        ticks: { show: false },
        size: 56,
        values: (_chart, marks) =>
          marks.map((yuan) => `${yuan < 0 ? '-' : ''}¥${compact.format(Math.abs(yuan))}`),
      },
      {
        ...axis,
        scale: 'orders',
        side: rightSide,
        grid: { show: false },
        ticks: { show: false },
        size: 36,
        values: (_chart, marks) =>
          marks.map((count) =>
            count >= 0 && Number.isInteger(count) ? compact.format(count) : '',
          ),
      },
    ],
    series: [
      {},
      {
        scale: 'yuan',
        stroke: colour('--color-photon'),
        fill: colour('--color-wash'),
        width: 2,
        points: { show: false },
      },
      {
        scale: 'orders',
        stroke: colour('--color-gold'),
        width: 1.5,
        dash: [4, 3],
        points: { show: false },
      },
    ],
  };
}

/**
 * Returns a function that reads the colour of a CSS token in the current theme, because a canvas does not understand
 * `light-dark()`.
 */
function colourReader(container: HTMLElement): (token: string) => string {
  const probe = container.appendChild(document.createElement('span'));
  probe.remove();
  return (token) => {
    container.append(probe);
    probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}
