import { Face, Flat } from '../isometric-kit/face.tsx';
import type { Plane } from '../isometric-kit/plane.ts';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Body, rectangle, Solid } from '../isometric-kit/solid.tsx';
import { contactHeight, padContacts } from '../logo/pad-contacts.ts';
import styles from '../isometric-kit/isometric.module.css';

export interface LaptopProps extends DrawingProps {
  cutaway?: boolean;
}

const base = { at: [0, 0, 0], size: [204, 140, 8] } as const;
const lean = Math.PI / 12;
const lidHeight = 132;

const lid: Plane = {
  origin: [0, 6 - lidHeight * Math.sin(lean), 8 + lidHeight * Math.cos(lean)],
  u: [1, 0, 0],
  v: [0, Math.sin(lean), -Math.cos(lean)],
  inward: [0, -Math.cos(lean), -Math.sin(lean)],
};

/** A laptop. Cutaway: a corner of the deck is open down to the board. */
export function Laptop({ cutaway, ...drawing }: LaptopProps) {
  return (
    <Scene {...drawing} bounds={{ at: [0, -34, 0], size: [204, 174, 118] }}>
      <LaptopShape cutaway={cutaway} />
    </Scene>
  );
}

export function LaptopShape({ cutaway }: { cutaway?: boolean | undefined }) {
  return (
    <g>
      <Body plane={lid} points={rectangle(204, lidHeight)} radius={8} depth={5} side="left" />
      <Flat plane={lid}>
        <Screen />
      </Flat>
      <Solid {...base} radius={8} />
      <Face {...base} side="top" fine>
        <Keyboard />
        <rect x="68" y="94" width="68" height="38" rx="3" />
      </Face>
      {cutaway && (
        <Face {...base} side="top">
          <Opening />
        </Face>
      )}
    </g>
  );
}

function Screen() {
  return (
    <g>
      <g className={styles.fine}>
        <rect x="7" y="7" width="190" height={lidHeight - 18} rx="3" />
        <path d="M7 22h190M116 48h52M116 58h40M116 68h46" />
        <path d="M14 14.5h3M22 14.5h3M30 14.5h3" />
      </g>
      <g transform="translate(40 40) scale(2)">
        {padContacts.map(({ name, x, y, width }) => (
          <rect
            key={name}
            className={styles.live}
            {...{ x, y, width }}
            height={contactHeight}
            rx=".8"
          />
        ))}
      </g>
      <rect className={styles.photon} x="116" y="80" width="48" height="16" rx="2" />
    </g>
  );
}

function Keyboard() {
  const keys = Array.from({ length: 13 }, () => 'h10v9h-10z');
  const rows = [22, 36, 50, 64];
  return (
    <g>
      {rows.map((y) => (
        <path key={y} d={`M16 ${y}${keys.join('m13.4 0')}`} />
      ))}
      <path d="M16 78h23v9H16zM43 78h104v9H43zM151 78h36v9h-36z" />
    </g>
  );
}

/** A broken edge, and under it the board with its secure element. */
function Opening() {
  return (
    <g>
      <path
        className={styles.hole}
        d="M204 52l-22 8-10 14-24 4-8 16-22 6-4 18 6 22h74a10 10 0 0 0 10-10z"
      />
      <g className={styles.fine}>
        <rect x="140" y="100" width="26" height="20" />
        <path d="M166 106h10v-24h12M166 114h22" />
      </g>
      <g className={styles.gold}>
        <rect className={styles.leaf} x="176" y="104" width="20" height="20" />
        <path d="M176 109h5M176 114h5M176 119h5M196 109h-5M196 114h-5M196 119h-5" />
      </g>
    </g>
  );
}
