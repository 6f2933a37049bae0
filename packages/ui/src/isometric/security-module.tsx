import { Face } from '../isometric-kit/face.tsx';
import { Route } from '../isometric-kit/route.tsx';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Solid } from '../isometric-kit/solid.tsx';
import styles from '../isometric-kit/isometric.module.css';

export interface SecurityModuleProps extends DrawingProps {
  cutaway?: boolean;
}

/** A plug-in board with a shield can. Cutaway: the can is lifted off its chips. */
export function SecurityModule({ cutaway, ...drawing }: SecurityModuleProps) {
  return (
    <Scene {...drawing} bounds={{ at: [0, 0, 0], size: [210, 120, cutaway ? 128 : 22] }}>
      <SecurityModuleShape cutaway={cutaway} />
    </Scene>
  );
}

const board = { at: [0, 0, 0], size: [210, 120, 5] } as const;
const can = { x: 44, y: 14, width: 116, depth: 92 };

export function SecurityModuleShape({ cutaway }: { cutaway?: boolean | undefined }) {
  const at = [can.x, can.y, cutaway ? 112 : 5] as const;
  const size = [can.width, can.depth, 12] as const;
  return (
    <g>
      <Board />
      {cutaway && <Chips />}
      <Solid at={at} size={size} radius={6} />
      <Face at={at} size={size} side="top" fine>
        <rect x="7" y="7" width={can.width - 14} height={can.depth - 14} rx="4" />
        <circle cx="18" cy="18" r="3" />
        <path d="M52 40h16M52 47h26M52 54h20" />
      </Face>
    </g>
  );
}

function Board() {
  const finger = (index: number) => `m0 ${index === 9 ? 15.6 : 7.8}h20v4h-20z`;
  const fingers = `M190-1.8${Array.from({ length: 13 }, (_, index) => finger(index)).join('')}`;
  return (
    <g>
      <Solid {...board} radius={3} />
      <Face {...board} side="top" fine>
        <path d="M0 50a10 10 0 0 1 0 20" />
        <path d="M30 20h8M30 28h8M30 90h8M30 98h8M168 20h10M168 28h10M168 88h10" />
        <rect x="166" y="44" width="12" height="8" />
        <rect x="166" y="62" width="12" height="8" />
      </Face>
      <Face {...board} side="top" className={styles.gold}>
        <path className={styles.leaf} d={fingers} />
      </Face>
      {[16, 92].map((y) => (
        <Solid key={y} at={[12, y, 5]} size={[12, 12, 5]} radius={6} material="gold" />
      ))}
    </g>
  );
}

function Chips() {
  const { x, y, width, depth } = can;
  return (
    <g>
      <Face {...board} side="top" fine>
        <rect x={x} y={y} width={width} height={depth} rx="6" className={styles.dashed} />
      </Face>
      <Solid at={[56, 26, 5]} size={[46, 46, 5]} />
      <Face at={[56, 26, 5]} size={[46, 46, 5]} side="top" fine>
        <rect x="6" y="6" width="34" height="34" />
        <circle cx="11" cy="35" r="1.5" />
      </Face>
      <Solid at={[116, 24, 5]} size={[32, 22, 4]} />
      <Solid at={[118, 60, 5]} size={[26, 26, 5]} material="leaf" />
      <Solid at={[60, 82, 5]} size={[14, 10, 3]} />
      <Solid at={[84, 82, 5]} size={[14, 10, 3]} />
      {[
        [x, y + depth],
        [x + width, y + depth],
        [x + width, y],
      ].map(([px = 0, py = 0]) => (
        <Route
          key={`${px} ${py}`}
          through={[
            [px, py, 5],
            [px, py, 112],
          ]}
          material="ghost"
          dashed
        />
      ))}
    </g>
  );
}
