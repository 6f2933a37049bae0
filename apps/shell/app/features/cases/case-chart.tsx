import type { CaseSummary } from '@uid/contract/site';

import { useLanguage } from '../../layout/use-language.ts';
import styles from './case-story.module.css';
import { caseTexts } from './case-texts.ts';

const height = 120;
const step = 40;

/** Bars drawn from the case's data; the same figures stand in a table for those who do not see them. */
export function CaseChart({ chart }: { chart: CaseSummary['chart'] }) {
  const texts = caseTexts[useLanguage()];
  const { points, unit } = chart;
  const highest = Math.max(...points.map(({ value }) => value), 1);
  const barOf = (value: number) => Math.max(2, Math.round((value / highest) * (height - 24)));
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${points.length * step} ${height + 20}`} aria-hidden="true">
        {points.map(({ label, value }, index) => (
          <g key={label}>
            <rect
              x={index * step + 6}
              y={height - barOf(value)}
              width={step - 12}
              height={barOf(value)}
            />
            <text x={index * step + step / 2} y={height - barOf(value) - 5}>
              {value}
            </text>
            <text x={index * step + step / 2} y={height + 14}>
              {label}
            </text>
          </g>
        ))}
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
      <figcaption aria-hidden="true">{unit}</figcaption>
    </figure>
  );
}
