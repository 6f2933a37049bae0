import { Face } from '../isometric-kit/face.tsx';
import { Route, Routes } from '../isometric-kit/route.tsx';
import { classNames } from '../class-names/class-names.ts';
import type { Vector } from '../isometric-kit/plane.ts';
import { Place } from '../isometric-kit/place.tsx';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Solid } from '../isometric-kit/solid.tsx';
import styles from '../isometric-kit/isometric.module.css';

export interface SubstationProps extends DrawingProps {
  cutaway?: boolean;
}

/** A transformer, its line gantry and the relay house. Cutaway: the house is open and shows its rack. */
export function Substation({ cutaway, ...drawing }: SubstationProps) {
  return (
    <Scene {...drawing} bounds={{ at: [0, 0, -4], size: [300, 190, 150] }}>
      <SubstationShape cutaway={cutaway} />
    </Scene>
  );
}

export function SubstationShape({ cutaway }: { cutaway?: boolean | undefined }) {
  return (
    <g>
      <Solid at={[0, 0, -4]} size={[300, 190, 4]} />
      <Gantry />
      <Transformer />
      {cutaway && (
        <Route
          through={[
            [120, 128, 0],
            [120, 150, 0],
            [204, 150, 0],
          ]}
          material="photon"
          dashed
        />
      )}
      {cutaway ? <OpenHouse /> : <House />}
    </g>
  );
}

const lattice = classNames(styles.fine, styles.lattice);

/** Two lattice masts and a beam, with a string of insulators for each phase. */
function Gantry() {
  const phases = [40, 80, 120];
  return (
    <g>
      {[16, 146].map((x) => (
        <Place key={x} at={[x, 20, 0]}>
          <Mast />
        </Place>
      ))}
      <Routes
        lines={[132, 142].map((z) => [
          [16, 20, z],
          [150, 20, z],
        ])}
      />
      <g className={lattice}>
        <Routes
          lines={[0, 1, 2, 3, 4, 5, 6, 7].map((step) => [
            [20 + step * 16, 20, 132],
            [28 + step * 16, 20, 142],
            [36 + step * 16, 20, 132],
          ])}
        />
      </g>
      <Routes
        lines={phases.flatMap((x) => [
          [
            [x, 20, 132],
            [x, 20, 112],
          ],
          ...[126, 121, 116].map((z): Vector[] => [
            [x - 4, 20, z],
            [x + 4, 20, z],
          ]),
        ])}
      />
      <Routes
        lines={phases.map((x) => [
          [x, 20, 112],
          [x - 2, 46, 96],
          [x - 6, 70, 91],
        ])}
        material="gold"
      />
    </g>
  );
}

function Mast() {
  const rungs = [0, 22, 44, 66, 88, 110];
  return (
    <>
      <Routes
        lines={[
          [
            [0, 0, 0],
            [0, 0, 150],
          ],
          [
            [10, 0, 0],
            [10, 0, 142],
          ],
        ]}
      />
      <g className={lattice}>
        <Routes
          lines={rungs.map((z) => [
            [0, 0, z],
            [10, 0, z + 11],
            [0, 0, z + 22],
          ])}
        />
      </g>
    </>
  );
}

function Transformer() {
  return (
    <g>
      <Solid at={[20, 56, 0]} size={[100, 60, 4]} />
      <Solid at={[26, 60, 4]} size={[84, 40, 48]} />
      {[0, 1, 2, 3, 4, 5, 6].map((fin) => (
        <Place key={fin} at={[fin * 11, 0, 0]}>
          <Solid at={[32, 100, 10]} size={[4, 12, 36]} />
        </Place>
      ))}
      <Solid at={[22, 56, 52]} size={[92, 48, 3]} />
      {[28, 68, 108].map((x) => (
        <Place key={x} at={[x, 70, 55]}>
          <Bushing />
        </Place>
      ))}
      <Solid at={[30, 86, 60]} size={[70, 16, 16]} side="right" radius={8} />
    </g>
  );
}

function Bushing() {
  return (
    <>
      <Solid at={[-3, -3, 0]} size={[6, 6, 34]} radius={3} />
      {[5, 12, 19, 26].map((z) => (
        <Place key={z} at={[0, 0, z]}>
          <Solid at={[-6, -6, 0]} size={[12, 12, 3]} radius={6} />
        </Place>
      ))}
    </>
  );
}

const house = { at: [204, 112, 0], size: [76, 60, 52] } as const;

function House() {
  return (
    <g>
      <Solid {...house} />
      <Solid at={[200, 108, 52]} size={[84, 68, 4]} />
      <Face {...house} side="left" fine>
        <path d="M10 52V16h20v36M44 18h22v12H44zM55 18v12" />
      </Face>
      <Face {...house} side="right" fine>
        <path d="M12 14h14M12 18h14M12 22h14" />
      </Face>
    </g>
  );
}

function OpenHouse() {
  const rack = { at: [222, 132, 3], size: [26, 22, 42] } as const;
  return (
    <g>
      <Solid at={[204, 112, 0]} size={[76, 60, 3]} />
      <Solid at={[204, 112, 3]} size={[3, 60, 49]} />
      <Solid at={[207, 112, 3]} size={[73, 3, 49]} />
      <Solid {...rack} />
      <Face {...rack} side="left" fine>
        <path d="M3 6h20M3 24h20M3 30h20M3 36h20" />
      </Face>
      <Face {...rack} side="left" className={styles.gold}>
        <path className={styles.leaf} d="M3 11h20v7H3z" />
      </Face>
      <Face {...rack} side="left">
        <rect className={styles.live} x="18" y="27" width="4" height="2.5" />
        <rect className={styles.live} x="18" y="33" width="4" height="2.5" />
      </Face>
      <Solid at={[254, 132, 3]} size={[20, 22, 30]} />
    </g>
  );
}
