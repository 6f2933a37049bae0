import { ContactPlate } from '../isometric-kit/contact-plate.tsx';
import { Face } from '../isometric-kit/face.tsx';
import { Route } from '../isometric-kit/route.tsx';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Solid } from '../isometric-kit/solid.tsx';
import { CardBody } from './sim-card.tsx';
import styles from '../isometric-kit/isometric.module.css';

export interface SuperSimCardProps extends DrawingProps {
  cutaway?: boolean;
}

/** A card with a secure element, storage and a near-field coil. Cutaway: shows what lies under the plate. */
export function SuperSimCard({ cutaway, ...drawing }: SuperSimCardProps) {
  return (
    <Scene {...drawing} bounds={{ at: [0, 0, 0], size: [200, 120, cutaway ? 112 : 8] }}>
      <SuperSimCardShape cutaway={cutaway} />
    </Scene>
  );
}

const top = { at: [0, 0, 0], size: [200, 120, 6] } as const;

export function SuperSimCardShape({ cutaway }: { cutaway?: boolean | undefined }) {
  return (
    <g>
      <CardBody />
      <Face {...top} side="top" fine>
        <rect x="8" y="8" width="136" height="104" rx="8" />
        {cutaway && <Coil />}
      </Face>
      {cutaway ? <Inside /> : <Waves />}
      <ContactPlate at={[18, 14, cutaway ? 108 : 6]} size={[100, 92, cutaway ? 2 : 0.5]} />
    </g>
  );
}

function Coil() {
  return (
    <g className={styles.gold}>
      {[0, 6, 12].map((inset) => (
        <rect
          key={inset}
          x={12 + inset}
          y={12 + inset}
          width={128 - 2 * inset}
          height={96 - 2 * inset}
          rx={10 - inset / 2}
        />
      ))}
    </g>
  );
}

function Inside() {
  return (
    <g>
      <Route
        through={[
          [18, 106, 6],
          [18, 106, 108],
        ]}
        material="ghost"
        dashed
      />
      <Route
        through={[
          [118, 14, 6],
          [118, 14, 108],
        ]}
        material="ghost"
        dashed
      />
      <Solid at={[36, 36, 6]} size={[34, 48, 5]} material="leaf" />
      <Solid at={[82, 36, 6]} size={[34, 22, 5]} />
      <Solid at={[82, 64, 6]} size={[34, 20, 5]} />
      <Face at={[82, 36, 6]} size={[34, 22, 5]} side="top" fine>
        <path d="M6 6h22M6 11h22M6 16h14" />
      </Face>
      <Route
        through={[
          [118, 106, 6],
          [118, 106, 108],
        ]}
        material="ghost"
        dashed
      />
    </g>
  );
}

/** The symbol of a near field, on the free end of the card. */
function Waves() {
  return (
    <Face {...top} side="top" className={styles.photon}>
      <path d="M158 50a14 14 0 0 1 0 20M165 43a24 24 0 0 1 0 34M172 36a34 34 0 0 1 0 48" />
    </Face>
  );
}
