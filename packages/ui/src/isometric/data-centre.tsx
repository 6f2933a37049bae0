import { Face } from '../isometric-kit/face.tsx';
import { Place } from '../isometric-kit/place.tsx';
import { Scene, type DrawingProps } from '../isometric-kit/scene.tsx';
import { Solid } from '../isometric-kit/solid.tsx';
import styles from '../isometric-kit/isometric.module.css';

export interface DataCentreProps extends DrawingProps {
  cutaway?: boolean;
}

const width = 236;
const depth = 156;
const height = 84;
const hall = { at: [0, 0, 0], size: [width, depth, height] } as const;

/** A machine hall. Cutaway: roof and near walls are removed from its two rows of racks. */
export function DataCentre({ cutaway, ...drawing }: DataCentreProps) {
  return (
    <Scene {...drawing} bounds={{ at: [-8, -8, -4], size: [width + 16, depth + 16, height + 24] }}>
      <DataCentreShape cutaway={cutaway} />
    </Scene>
  );
}

export function DataCentreShape({ cutaway }: { cutaway?: boolean | undefined }) {
  return (
    <g>
      <Solid at={[-8, -8, -4]} size={[width + 16, depth + 16, 4]} />
      {cutaway ? <Inside /> : <Outside />}
    </g>
  );
}

function Outside() {
  return (
    <g>
      <Solid {...hall} />
      <Face {...hall} side="top" fine>
        <rect x="5" y="5" width={width - 10} height={depth - 10} />
      </Face>
      {[16, 66, 116].map((x) => (
        <Place key={x} at={[x, 24, height]}>
          <Chiller />
        </Place>
      ))}
      <Face {...hall} side="left" fine>
        <path d={[18, 24, 30, 36].map((y) => `M16 ${y}h150`).join('')} />
        <path d={`M16 14h150v26H16zM186 ${height}V44h26v40M199 44v40`} />
      </Face>
      <Face {...hall} side="right" fine>
        {[14, 62, 110].map((x) => (
          <path key={x} d={[14, 20, 26, 32, 38, 44, 50].map((y) => `M${x} ${y}h32`).join('')} />
        ))}
      </Face>
      <Face {...hall} side="left">
        <rect className={styles.live} x="178" y="58" width="3.5" height="7" />
      </Face>
    </g>
  );
}

function Chiller() {
  const box = { at: [0, 0, 0], size: [40, 40, 14] } as const;
  return (
    <>
      <Solid {...box} />
      <Face {...box} side="top" fine>
        <circle cx="20" cy="20" r="15" />
        <circle cx="20" cy="20" r="4" />
        <path d="M20 5v11M20 24v11M5 20h11M24 20h11" />
      </Face>
      <Face {...box} side="left" fine>
        <path d="M4 5h32M4 9h32" />
      </Face>
    </>
  );
}

function Inside() {
  return (
    <g>
      <Solid at={[0, 0, 0]} size={[width, depth, 4]} />
      <Solid at={[0, 0, 4]} size={[4, depth, height - 4]} />
      <Solid at={[4, 0, 4]} size={[width - 4, 4, height - 4]} />
      <Face at={[0, 0, 0]} size={[width, depth, 4]} side="top" fine>
        <path d={[48, 88, 128].map((y) => `M8 ${y}h220`).join('')} />
        <path d={[48, 92, 136, 180].map((x) => `M${x} 8v140`).join('')} />
      </Face>
      {[20, 96].map((y, row) => (
        <g key={y}>
          {[24, 62, 100, 138, 176].map((x, index) => (
            <Place key={x} at={[x, y, 4]}>
              <Rack isOurs={row === 1 && index === 3} />
            </Place>
          ))}
        </g>
      ))}
      <Solid at={[0, depth - 4, 0]} size={[width, 4, 16]} />
      <Solid at={[width - 4, 0, 0]} size={[4, depth, 16]} />
    </g>
  );
}

function Rack({ isOurs }: { isOurs: boolean }) {
  const box = { at: [0, 0, 0], size: [36, 36, 66] } as const;
  return (
    <>
      <Solid {...box} />
      <Face {...box} side="left" fine>
        <path d={[8, 14, 20, 26, 32, 38, 44, 50, 56].map((line) => `M4 ${line}h28`).join('')} />
      </Face>
      <Face {...box} side="left">
        {isOurs && (
          <g className={styles.gold}>
            <path className={styles.leaf} d="M4 26h28v6H4z" />
          </g>
        )}
        {[11, 17, 35, 41].map((line) => (
          <rect key={line} className={styles.live} x="26" y={line - 1} width="4" height="2.5" />
        ))}
      </Face>
    </>
  );
}
