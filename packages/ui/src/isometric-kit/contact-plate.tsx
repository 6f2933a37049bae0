import { Face } from './face.tsx';
import { Solid, type Material } from './solid.tsx';
import type { Box } from './plane.ts';
import styles from './isometric.module.css';

/** The gold contact plate of a card: eight contacts round an island, as thin as foil. */
export function ContactPlate({ at, size, material = 'leaf' }: Box & { material?: Material }) {
  const [w, d] = size;
  const [left, right, top, bottom] = [0.34 * w, 0.66 * w, d / 4, (3 * d) / 4];
  return (
    <g>
      <Solid {...{ at, size, material }} radius={Math.min(w, d) * 0.12} />
      <Face {...{ at, size }} side="top" className={styles.gold}>
        <path
          d={`M0 ${top}H${left}M0 ${d / 2}H${left}M0 ${bottom}H${left}M${w} ${top}H${right}M${w} ${d / 2}H${right}M${w} ${bottom}H${right}M${left} ${top}H${right}V${bottom}H${left}ZM${w / 2} 0V${top}M${w / 2} ${d}V${bottom}`}
        />
      </Face>
    </g>
  );
}
