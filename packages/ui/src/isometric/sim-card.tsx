import { ContactPlate } from '../isometric-kit/contact-plate.tsx';
import { Face } from '../isometric-kit/face.tsx';
import { Route } from '../isometric-kit/route.tsx';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Solid } from '../isometric-kit/solid.tsx';
import styles from '../isometric-kit/isometric.module.css';

export interface SimCardProps extends DrawingProps {
  cutaway?: boolean;
}

/** A plug-in card, 25 × 15 mm at 8 units per millimetre. Cutaway: cavity, die and contact plate are drawn apart. */
export function SimCard({ cutaway, ...drawing }: SimCardProps) {
  return (
    <Scene {...drawing} bounds={{ at: [0, 0, 0], size: [200, 120, cutaway ? 144 : 8] }}>
      <SimCardShape cutaway={cutaway} />
    </Scene>
  );
}

const body = { at: [0, 0, 0], size: [200, 120, 6] } as const;
const plate = { x: 18, y: 12, width: 104, depth: 96 };

export function SimCardShape({ cutaway }: { cutaway?: boolean | undefined }) {
  const { x, y, width, depth } = plate;
  const lift = cutaway ? 140 : 6;
  return (
    <g>
      <CardBody />
      {cutaway && (
        <g>
          <Face {...body} side="top" fine>
            <rect className={styles.hole} x={x} y={y} width={width} height={depth} rx="12" />
            <rect x={x + 22} y={y + 20} width={60} height={56} rx="8" />
          </Face>
          <Die />
        </g>
      )}
      <ContactPlate at={[x, y, lift]} size={[width, depth, cutaway ? 2 : 0.5]} />
    </g>
  );
}

/** The plastic body. One corner is cut off, so that the card fits in only one way. */
export function CardBody() {
  return (
    <Solid
      {...body}
      radius={6}
      points={[
        [0, 0],
        [200, 0],
        [200, 96],
        [176, 120],
        [0, 120],
      ]}
    />
  );
}

function Die() {
  const [left, right, near, far] = [plate.x + 36, plate.x + 68, plate.y + 64, plate.y + 32];
  const corners = [
    [plate.x, plate.y + plate.depth],
    [plate.x + plate.width, plate.y + plate.depth],
    [plate.x + plate.width, plate.y],
  ] as const;
  return (
    <g>
      {corners.map(([x, y]) => (
        <Route
          key={`${x} ${y}`}
          through={[
            [x, y, 6],
            [x, y, 140],
          ]}
          material="ghost"
          dashed
        />
      ))}
      <Solid at={[left, far, 46]} size={[32, 32, 5]} />
      <Face at={[left, far, 46]} size={[32, 32, 5]} side="top" fine>
        <path d="M6 6h20v20H6zM11 11h10v4H11zM11 19h4v4h-4z" />
      </Face>
      {[8, 24].map((step) => (
        <g key={step}>
          <Route
            through={[
              [left, far + step, 51],
              [left - 14, far + step, 92],
              [left - 20, far + step, 140],
            ]}
            material="gold"
          />
          <Route
            through={[
              [right, far + step, 51],
              [right + 14, far + step, 92],
              [right + 20, far + step, 140],
            ]}
            material="gold"
          />
        </g>
      ))}
      <Route
        through={[
          [left + 16, near, 51],
          [left + 16, near + 16, 140],
        ]}
        material="gold"
      />
    </g>
  );
}
