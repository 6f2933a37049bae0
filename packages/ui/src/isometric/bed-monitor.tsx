import { Face } from '../isometric-kit/face.tsx';
import { Place } from '../isometric-kit/place.tsx';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Solid } from '../isometric-kit/solid.tsx';
import styles from '../isometric-kit/isometric.module.css';

export interface BedMonitorProps extends DrawingProps {
  cutaway?: boolean;
}

const screen = { at: [16, -34, 96], size: [104, 14, 74] } as const;

/** A hospital bed and the monitor beside it. Cutaway: the monitor is open and shows its module. */
export function BedMonitor({ cutaway, ...drawing }: BedMonitorProps) {
  return (
    <Scene {...drawing} bounds={{ at: [-8, -44, 0], size: [232, 140, 172] }}>
      <BedMonitorShape cutaway={cutaway} />
    </Scene>
  );
}

export function BedMonitorShape({ cutaway }: { cutaway?: boolean | undefined }) {
  return (
    <g>
      <Stand />
      <Solid {...screen} side="left" radius={8} />
      <Face {...screen} side="left">
        <Display />
        {cutaway && <Opening />}
      </Face>
      <Bed />
    </g>
  );
}

function Stand() {
  return (
    <g>
      <Solid at={[48, -44, 0]} size={[40, 34, 4]} radius={6} />
      <Solid at={[65, -30, 4]} size={[6, 6, 100]} radius={3} />
    </g>
  );
}

/** The curves of heart, breath and pressure, with their numbers. */
function Display() {
  return (
    <g>
      <g className={styles.fine}>
        <rect x="6" y="6" width="92" height="62" rx="3" />
        <path d="M70 6v62M70 27h28M70 48h28" />
        <path d="M78 14h12M78 20h8M78 35h12M78 41h8M78 55h12M78 61h8" />
        <path d="M10 46c4-6 8-6 12 0s8 6 12 0 8-6 12 0 8 6 12 0 5-4 8-3M10 60h56" />
      </g>
      <path className={styles.photon} d="M10 26h10l3-5 3 5h5l3-12 4 18 3-6h8l3-4 3 4h11" />
    </g>
  );
}

/** A corner of the case is removed and shows the board, the secure module and its link light. */
function Opening() {
  return (
    <g>
      <path className={styles.hole} d="M104 32l-18 4-6 8-16 2-8 10-14 6-4 12h58a8 8 0 0 0 8-8z" />
      <g className={styles.fine}>
        <path d="M54 66h40M60 62v8M66 62v8" />
      </g>
      <g className={styles.gold}>
        <rect className={styles.leaf} x="72" y="50" width="22" height="14" rx="2" />
        <path d="M72 57h7M94 57h-7M79 53h8v8h-8z" />
      </g>
      <rect className={styles.live} x="64" y="56" width="4" height="3" />
    </g>
  );
}

function Bed() {
  const frame = { at: [0, 10, 30], size: [216, 78, 8] } as const;
  return (
    <g>
      {[
        [6, 14],
        [200, 14],
        [6, 76],
        [200, 76],
      ].map(([x = 0, y = 0]) => (
        <Place key={`${x} ${y}`} at={[x, y, 0]}>
          <Solid at={[0, 0, 0]} size={[8, 8, 8]} radius={4} />
          <Solid at={[1, 1, 8]} size={[6, 6, 22]} />
        </Place>
      ))}
      <Solid at={[-8, 8, 24]} size={[6, 82, 62]} side="right" radius={8} />
      <Solid {...frame} />
      <Solid at={[4, 13, 38]} size={[206, 72, 16]} radius={8} />
      <Solid at={[10, 24, 54]} size={[36, 50, 9]} radius={9} />
      <Solid at={[70, 11, 42]} size={[140, 76, 17]} radius={8} />
      <Face at={[70, 11, 42]} size={[140, 76, 17]} side="top" fine>
        <path d="M16 0v76M24 0v76" />
      </Face>
      <Solid at={[214, 8, 24]} size={[5, 82, 44]} side="right" radius={8} />
      <Solid at={[96, 89, 46]} size={[76, 3, 20]} side="left" radius={3} />
      <Face at={[96, 89, 46]} size={[76, 3, 20]} side="left" fine>
        <path d="M12 4v12M24 4v12M36 4v12M48 4v12M60 4v12" />
      </Face>
    </g>
  );
}
