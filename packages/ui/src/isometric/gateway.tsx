import { Face } from '../isometric-kit/face.tsx';
import { Route } from '../isometric-kit/route.tsx';
import { Place } from '../isometric-kit/place.tsx';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Solid } from '../isometric-kit/solid.tsx';
import styles from '../isometric-kit/isometric.module.css';

export interface GatewayProps extends DrawingProps {
  cutaway?: boolean;
}

const width = 290;
const depth = 170;
const height = 28;

/** A rack appliance, one unit high. Cutaway: the lid is lifted off its board, cards, fans and power supplies. */
export function Gateway({ cutaway, ...drawing }: GatewayProps) {
  return (
    <Scene
      {...drawing}
      bounds={{ at: [-16, 0, 0], size: [width + 32, depth, cutaway ? 154 : height] }}
    >
      <GatewayShape cutaway={cutaway} />
    </Scene>
  );
}

export function GatewayShape({ cutaway }: { cutaway?: boolean | undefined }) {
  return (
    <g>
      <Solid at={[-16, depth - 6, 0]} size={[16, 3, height]} />
      {cutaway ? <Inside /> : <Solid at={[0, 0, 0]} size={[width, depth, height]} />}
      {!cutaway && <Vents z={height} />}
      <Front />
      {cutaway && (
        <g>
          {[
            [0, depth],
            [width, depth],
            [width, 0],
          ].map(([x = 0, y = 0]) => (
            <Route
              key={`${x} ${y}`}
              through={[
                [x, y, height],
                [x, y, 150],
              ]}
              material="ghost"
              dashed
            />
          ))}
          <Solid at={[0, 0, 150]} size={[width, depth, 3]} />
          <Vents z={153} />
        </g>
      )}
    </g>
  );
}

function Vents({ z }: { z: number }) {
  return (
    <Face at={[0, 0, 0]} size={[width, depth, z]} side="top" fine>
      <path
        d={[18, 27, 36, 45].map((y) => `M22 ${y}H${width - 22}`).join('')}
        strokeDasharray="14 7"
      />
      <path d={`M0 ${depth - 26}H${width}`} />
    </Face>
  );
}

/** Display, eight copper ports, two fibre ports, the state lights and the key lock. */
function Front() {
  const ports = Array.from({ length: 4 }, () => 'h13v9h-4v-2h-5v2h-4z');
  const panel = { at: [0, 0, 0], size: [width, depth, height] } as const;
  return (
    <g>
      <Solid at={[width, depth - 6, 0]} size={[16, 3, height]} />
      <Face {...panel} side="left">
        <rect x="14" y="7" width="46" height="14" rx="2" />
        <circle cx="262" cy="14" r="6" className={styles.gold} />
        <path d="M262 11v6" className={styles.gold} />
      </Face>
      <Face {...panel} side="left" fine>
        <path d="M19 12h20M19 16h30" />
        {[4, 15].map((y) => (
          <path key={y} d={`M92 ${y}${ports.join('m18 0')}`} />
        ))}
        <rect x="176" y="4" width="24" height="9" />
        <rect x="176" y="15" width="24" height="9" />
        <rect x="210" y="10" width="14" height="6" />
      </Face>
      <Face {...panel} side="left">
        {[8, 14, 20].map((y) => (
          <circle key={y} cx="74" cy={y} r="1.8" className={styles.live} />
        ))}
      </Face>
      <Face at={[-16, 0, 0]} size={[width + 32, depth - 3, height]} side="left" fine>
        <path d="M6 6h4M6 22h4M312 6h4M312 22h4" />
      </Face>
    </g>
  );
}

function Inside() {
  return (
    <g>
      <Solid at={[0, 0, 0]} size={[width, depth, 3]} />
      <Solid at={[0, 0, 0]} size={[3, depth, height]} />
      <Solid at={[3, 0, 0]} size={[width - 3, 3, height]} />
      <Solid at={[10, 10, 3]} size={[44, 70, 20]} />
      <Solid at={[10, 86, 3]} size={[44, 66, 20]} />
      <Fans />
      <Solid at={[100, 14, 3]} size={[168, 136, 2]} />
      <HeatSink />
      <Cards />
      <Solid at={[width - 3, 3, 0]} size={[3, depth - 3, height]} />
      <Solid at={[0, depth - 3, 0]} size={[width, 3, height]} />
    </g>
  );
}

function Fans() {
  return (
    <g>
      {[12, 46, 80, 114].map((y) => (
        <Place key={y} at={[64, y, 3]}>
          <Solid at={[0, 0, 0]} size={[16, 30, 20]} />
          <Face at={[0, 0, 0]} size={[16, 30, 20]} side="right" fine>
            <circle cx="15" cy="10" r="8" />
            <circle cx="15" cy="10" r="2.5" />
          </Face>
        </Place>
      ))}
    </g>
  );
}

function HeatSink() {
  return (
    <g>
      {[0, 8, 16, 24, 32, 40].map((step) => (
        <Place key={step} at={[0, step, 0]}>
          <Solid at={[120, 44, 5]} size={[52, 3, 16]} />
        </Place>
      ))}
    </g>
  );
}

/** Memory, and the two cards that hold the keys. */
function Cards() {
  return (
    <g>
      {[22, 28].map((y) => (
        <Solid key={y} at={[190, y, 5]} size={[60, 2, 12]} />
      ))}
      {[62, 92].map((y) => (
        <Solid key={y} at={[196, y, 5]} size={[62, 3, 20]} material="leaf" />
      ))}
      <Solid at={[120, 112, 5]} size={[26, 20, 3]} />
      <Solid at={[156, 112, 5]} size={[20, 20, 3]} />
    </g>
  );
}
