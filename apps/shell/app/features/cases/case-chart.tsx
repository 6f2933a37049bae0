import type { CaseFigures } from '@uid/contract/contents';

import { useLanguage } from '../../layout/use-language.ts';
import styles from './case-chart.module.css';
import { caseTexts } from './case-texts.ts';

const width = 480;
const height = 200;
const head = 24;
const foot = 26;

/** Bars drawn from the case's data; the same figures are in a table for readers who do not see the bars. */
export function CaseChart({ chart }: { chart: CaseFigures['chart'] }) {
  const texts = caseTexts[useLanguage()];
  const { points, unit } = chart;
  const highest = Math.max(...points.map(({ value }) => value), 1);
  const step = width / points.length;
  const barOf = (value: number) =>
    Math.max(2, Math.round((value / highest) * (height - head - foot)));
  return (
    <figure className={styles.chart}>
      <figcaption aria-hidden="true">{unit}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className={styles.ground} d={`M0 ${height - foot}H${width}`} />
        {points.map(({ label, value }, index) => {
          const [x, top] = [index * step, height - foot - barOf(value)];
          return (
            <g key={label} className={index === points.length - 1 ? styles.latest : undefined}>
              <rect x={x + step * 0.12} y={top} width={step * 0.76} height={barOf(value)} />
              <text x={x + step / 2} y={top - 7}>
                {value}
              </text>
              <text className={styles.label} x={x + step / 2} y={height - 8}>
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="visually-hidden">
        <table>
          <caption>{unit}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.label}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
