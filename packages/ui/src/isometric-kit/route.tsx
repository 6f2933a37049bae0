import { classNames } from '../class-names/class-names.ts';
import { project, type Vector } from './plane.ts';
import { relativePath } from './relative-path.ts';
import styles from './isometric.module.css';

interface LineProps {
  /** `gold`: a thing that is carried by hand or by wire; `photon`: live traffic; `ghost`: auxiliary lines. */
  material?: 'ink' | 'gold' | 'photon' | 'ghost';
  dashed?: boolean;
}

type Line = readonly Vector[];

export interface RouteProps extends LineProps {
  through: Line;
}

/** A line through space: a cable, the route of a packet, the path along which a part was taken out. */
export function Route({ through, ...line }: RouteProps) {
  return <Routes {...line} lines={[through]} />;
}

/** Several lines of the same look as one path. */
export function Routes({
  lines,
  material = 'ink',
  dashed,
}: LineProps & { lines: readonly Line[] }) {
  const places = (line: Line) => line.map((place) => project(place).join(' ')).join('L');
  return (
    <path
      d={relativePath(lines.map((line) => `M${places(line)}`).join(''))}
      className={classNames(material !== 'ink' && styles[material], dashed && styles.dashed)}
    />
  );
}
