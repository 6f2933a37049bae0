import { Face } from '../isometric-kit/face.tsx';
import { Route } from '../isometric-kit/route.tsx';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Solid } from '../isometric-kit/solid.tsx';
import { contactHeight, padContacts } from '../logo/pad-contacts.ts';
import styles from '../isometric-kit/isometric.module.css';

export interface HandsetProps extends DrawingProps {
  cutaway?: boolean;
}

const phone = { at: [0, 0, 0], size: [92, 10, 188] } as const;
const ahead = 112;

/** A phone. Cutaway: the glass is moved forward, away from battery, board and card tray. */
export function Handset({ cutaway, ...drawing }: HandsetProps) {
  return (
    <Scene {...drawing} bounds={{ at: [0, 0, 0], size: [92, cutaway ? ahead + 4 : 10, 188] }}>
      <HandsetShape cutaway={cutaway} />
    </Scene>
  );
}

export function HandsetShape({ cutaway }: { cutaway?: boolean | undefined }) {
  const glass = cutaway ? ({ at: [0, ahead, 0], size: [92, 4, 188] } as const) : phone;
  return (
    <g>
      {cutaway && <Inside />}
      <Solid {...glass} side="left" radius={16} />
      <Face {...glass} side="left" fine>
        <rect x="5" y="5" width="82" height="178" rx="11" />
        <circle cx="46" cy="13" r="2.5" />
        <path d="M34 176h24" />
      </Face>
      <Face {...glass} side="left">
        <Approval />
      </Face>
    </g>
  );
}

/** The owner's view: the mark, the question and the one button. */
function Approval() {
  return (
    <g>
      <g transform="translate(24 44) scale(2)" className={styles.photon}>
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
      <g className={styles.fine}>
        <path d="M22 108h48M22 117h34" />
      </g>
      <rect className={styles.photon} x="18" y="140" width="56" height="18" rx="2" />
    </g>
  );
}

function Inside() {
  return (
    <g>
      <Solid {...phone} side="left" radius={16} />
      <Face {...phone} side="left" fine>
        <rect x="5" y="5" width="82" height="178" rx="11" />
        <rect x="12" y="78" width="48" height="92" rx="4" />
        <path d="M20 92h20M20 100h32" />
        <path d="M66 78h16v92H66z" />
        <circle cx="24" cy="24" r="9" />
        <circle cx="24" cy="24" r="4" />
        <path d="M12 44h70v28H12z" />
        <rect x="18" y="49" width="18" height="18" />
      </Face>
      <Face {...phone} side="left" className={styles.gold}>
        <rect className={styles.leaf} x="46" y="50" width="26" height="16" rx="3" />
        <path d="M46 58h9M72 58h-9M55 53h8v10h-8z" />
      </Face>
      {[
        [0, 172],
        [92, 16],
        [16, 0],
      ].map(([x = 0, z = 0]) => (
        <Route
          key={x}
          through={[
            [x, 10, z],
            [x, ahead, z],
          ]}
          material="ghost"
          dashed
        />
      ))}
    </g>
  );
}
