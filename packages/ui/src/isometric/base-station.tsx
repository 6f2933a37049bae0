import { Face, Flat } from '../isometric-kit/face.tsx';
import { classNames } from '../class-names/class-names.ts';
import type { Plane } from '../isometric-kit/plane.ts';
import { Route, Routes } from '../isometric-kit/route.tsx';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Body, rectangle, Solid } from '../isometric-kit/solid.tsx';
import styles from '../isometric-kit/isometric.module.css';

export interface BaseStationProps extends DrawingProps {
  cutaway?: boolean;
}

/** A lattice mast with three sectors and its cabinet. Cutaway: the cabinet's door is open. */
export function BaseStation({ cutaway, ...drawing }: BaseStationProps) {
  return (
    <Scene {...drawing} bounds={{ at: [-4, -4, -4], size: [180, 132, 262] }}>
      <BaseStationShape cutaway={cutaway} />
    </Scene>
  );
}

const cabinet = { at: [106, 36, 0], size: [48, 46, 74] } as const;

export function BaseStationShape({ cutaway }: { cutaway?: boolean | undefined }) {
  return (
    <g>
      <Solid at={[-4, -4, -4]} size={[180, 132, 4]} />
      <Tower />
      <Route
        through={[
          [46, 30, 180],
          [46, 30, 0],
          [46, 58, 0],
          [106, 58, 0],
        ]}
        material="gold"
      />
      <Solid {...cabinet} />
      {cutaway ? <OpenCabinet /> : <Door />}
    </g>
  );
}

const levels = [0, 44, 84, 120, 152, 180];

/** Half the width of the mast at a height; the mast narrows towards the top. */
function reach(z: number): number {
  return 26 - (z / 180) * 18;
}

function Tower() {
  const corner = (sx: number, sy: number, z: number) =>
    [32 + sx * reach(z), 32 + sy * reach(z), z] as const;
  const legs = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  return (
    <g>
      <Routes lines={legs.map(([sx, sy]) => [corner(sx, sy, 0), corner(sx, sy, 180)])} />
      <g className={classNames(styles.fine, styles.lattice)}>
        <Routes
          lines={levels.slice(1).flatMap((z, index) => {
            const below = levels[index] ?? 0;
            const rung = [corner(1, -1, z), corner(1, 1, z), corner(-1, 1, z)];
            return [
              [corner(-1, 1, below), corner(1, 1, z), corner(1, -1, below)],
              [corner(-1, 1, z), corner(1, 1, below), ...rung],
            ];
          })}
        />
      </g>
      <Head />
    </g>
  );
}

/** The platform, three sector antennas and the radio field of one of them. */
function Head() {
  return (
    <g>
      <Solid at={[29, 29, 180]} size={[6, 6, 74]} radius={3} />
      <Solid at={[6, 20, 196]} size={[7, 12, 54]} radius={2} />
      <Route
        through={[
          [13, 26, 210],
          [30, 31, 210],
        ]}
      />
      <Solid at={[18, 18, 180]} size={[28, 28, 3]} />
      <Solid at={[29, 29, 183]} size={[6, 6, 71]} radius={3} />
      <Route
        through={[
          [35, 32, 210],
          [52, 30, 210],
        ]}
      />
      <Route
        through={[
          [32, 35, 210],
          [30, 52, 210],
        ]}
      />
      <Solid at={[50, 22, 196]} size={[7, 14, 54]} radius={2} />
      <Solid at={[22, 50, 196]} size={[14, 7, 54]} radius={2} />
      <Face at={[22, 50, 196]} size={[14, 7, 54]} side="left" fine>
        <path d="M4 8h6M4 16h6M4 24h6M4 32h6M4 40h6M4 48h6" />
      </Face>
      <Face at={[0, 0, 0]} size={[72, 66, 250]} side="right" className={styles.photon}>
        <path d="M20 14a24 24 0 0 1 0 32" transform="translate(14 0)" />
        <path d="M26 6a36 36 0 0 1 0 48" transform="translate(18 0)" />
        <path d="M32 -2a48 48 0 0 1 0 64" transform="translate(22 0)" />
      </Face>
    </g>
  );
}

function Door() {
  return (
    <Face {...cabinet} side="left" fine>
      <rect x="4" y="4" width="40" height="66" />
      <path d="M10 12h28M10 17h28M10 22h28M38 40v8" />
    </Face>
  );
}

/** Power supply, base-band unit and the gateway that encrypts the backhaul. */
function OpenCabinet() {
  const door: Plane = {
    origin: [92.4, 119.6, 74],
    u: [0.34, -0.94, 0],
    v: [0, 0, -1],
    inward: [-0.94, -0.34, 0],
  };
  return (
    <g>
      <Face {...cabinet} side="left">
        <rect className={styles.hole} x="4" y="4" width="40" height="66" />
        <g className={styles.fine}>
          <path d="M8 12h32v10H8zM8 44h32v22H8zM12 17h10M12 50h24M12 55h24M12 60h24" />
        </g>
        <g className={styles.gold}>
          <path className={styles.leaf} d="M8 28h32v9H8z" />
        </g>
        <rect className={styles.live} x="32" y="15" width="4" height="2.5" />
        <rect className={styles.live} x="32" y="31" width="4" height="2.5" />
      </Face>
      <Body plane={door} points={rectangle(40, 74)} depth={2} side="left" />
      <Flat plane={door} className={styles.fine}>
        <path d="M6 8h28M6 13h28M6 18h28" />
      </Flat>
    </g>
  );
}
