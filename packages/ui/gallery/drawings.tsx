import { Interference } from '../src/interference/interference.tsx';
import { BaseStation } from '../src/isometric/base-station.tsx';
import { BedMonitor } from '../src/isometric/bed-monitor.tsx';
import { DataCentre } from '../src/isometric/data-centre.tsx';
import { Gateway } from '../src/isometric/gateway.tsx';
import { Handset } from '../src/isometric/handset.tsx';
import { Laptop } from '../src/isometric/laptop.tsx';
import { SecurityModule } from '../src/isometric/security-module.tsx';
import { SimCard } from '../src/isometric/sim-card.tsx';
import { Substation } from '../src/isometric/substation.tsx';
import { SuperSimCard } from '../src/isometric/super-sim-card.tsx';
import { Section } from '../src/section/section.tsx';
import { Signature } from '../src/signature/signature.tsx';
import styles from './gallery.module.css';

const parts = {
  SimCard,
  SuperSimCard,
  SecurityModule,
  Gateway,
  Handset,
  Laptop,
  DataCentre,
  Substation,
  BedMonitor,
  BaseStation,
};

export function Drawings({ title }: { title: string }) {
  return (
    <Section id="drawings" title={title}>
      <div className={styles.drawings}>
        <Signature
          pattern={{ y: 270, distance: 150, wavelength: 26, phase: 0.12 }}
          title="Two-slit interference"
          keyLabel="0–7"
          hint="←→"
          touchHint="↔"
        />
        {['home', 'safety-sim-card', 'sdp', 'news', 'support', 'safety-5g'].map((slug) => (
          <Interference key={slug} slug={slug} />
        ))}
        {Object.entries(parts).flatMap(([name, Part]) => [
          <Part key={name} />,
          <Part key={`${name} cutaway`} cutaway />,
        ])}
      </div>
    </Section>
  );
}
