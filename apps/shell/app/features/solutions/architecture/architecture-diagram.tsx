import type { SolutionText } from '@uid/contract/content';
import { productPath } from '@uid/contract/pages';

import { Drawing } from '../../../layout/drawing.tsx';
import { stepMarkers } from '../../../layout/steps/step-markers.ts';
import { useLocalPath } from '../../../layout/use-language.ts';
import { drawingOf } from './architecture-drawings.ts';
import styles from './architecture.module.css';
import { columnWidth, layOutArchitecture } from './lay-out-architecture.ts';

/** Height of a drawing with two lines for its name. */
const partHeight = 166;

interface ArchitectureDiagramProps {
  solution: string;
  architecture: NonNullable<SolutionText['architecture']>;
}

/** The drawing of the reference architecture: zones, parts that are links, and numbered ways between the parts. */
export function ArchitectureDiagram({ solution, architecture }: ArchitectureDiagramProps) {
  const localPath = useLocalPath();
  const { width, height, columns, parts, links } = layOutArchitecture(architecture);
  const boxes = new Map(
    architecture.tiers.flatMap(({ boxes: inTier }) => inTier).map((box) => [box.id, box]),
  );
  return (
    <svg className={styles.diagram} viewBox={`0 0 ${width} ${height}`}>
      {columns.map(({ name, x }) => (
        <g key={name}>
          <rect
            className={styles.zone}
            x={x - 12}
            y="1"
            width={columnWidth + 24}
            height={height - 2}
            rx="10"
          />
          <text className={styles.zoneName} x={x} y="34">
            {name}
          </text>
        </g>
      ))}
      {parts.map(({ id, x, y }) => {
        const box = boxes.get(id);
        return (
          box && (
            <a
              key={id}
              className={styles.part}
              href={box.product ? localPath(productPath(box.product)) : `#part-${id}`}
            >
              <rect className={styles.target} x={x} y={y} width={columnWidth} height={partHeight} />
              <foreignObject x={x} y={y} width={columnWidth} height={partHeight}>
                <Drawing name={drawingOf(solution, id)} />
                <span className={styles.name}>{box.name}</span>
              </foreignObject>
            </a>
          )
        );
      })}
      {links.map((link) => (
        <Way key={link.number} {...link} />
      ))}
    </svg>
  );
}

type WayProps = ReturnType<typeof layOutArchitecture>['links'][number];

/** A way with its arrow head, whose last segment is horizontal, and with its number, which links to its text. */
function Way({ number, points, mark }: WayProps) {
  const [[before] = [0, 0], [x, y] = [0, 0]] = points.slice(-2);
  const back = x > before ? -7 : 7;
  return (
    <g className={styles.way} {...{ [stepMarkers.step]: '' }}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <path d={`M${x + back} ${y - 5}L${x} ${y}L${x + back} ${y + 5}`} />
      <a href={`#way-${number}`}>
        <circle cx={mark[0]} cy={mark[1]} r="12" />
        <text x={mark[0]} y={mark[1] + 4.5}>
          {number}
        </text>
      </a>
    </g>
  );
}
