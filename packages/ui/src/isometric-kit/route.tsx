import { classNames } from '../class-names/class-names.ts';
import { project, round, type Vector } from './plane.ts';
import styles from './isometric.module.css';

export interface RouteProps {
  through: readonly Vector[];
  /** `gold`: something that is carried by hand or by wire; `photon`: live traffic; `ghost`: help lines. */
  material?: 'ink' | 'gold' | 'photon' | 'ghost';
  dashed?: boolean;
}

/** A line through space: a cable, the way of a packet, the way a part came out. */
export function Route({ through, material = 'ink', dashed }: RouteProps) {
  const points = through.map((point) => project(point).map(round).join(',')).join(' ');
  return (
    <polyline
      points={points}
      className={classNames(material !== 'ink' && styles[material], dashed && styles.dashed)}
    />
  );
}
