import { BaseStation } from '@uid/ui/isometric/base-station';
import { BedMonitor } from '@uid/ui/isometric/bed-monitor';
import { DataCentre } from '@uid/ui/isometric/data-centre';
import { Gateway } from '@uid/ui/isometric/gateway';
import { Handset } from '@uid/ui/isometric/handset';
import { Laptop } from '@uid/ui/isometric/laptop';
import { SecurityModule } from '@uid/ui/isometric/security-module';
import { SimCard } from '@uid/ui/isometric/sim-card';
import { Substation } from '@uid/ui/isometric/substation';
import { SuperSimCard } from '@uid/ui/isometric/super-sim-card';

const drawings = {
  sim: SimCard,
  'super-sim': SuperSimCard,
  module: SecurityModule,
  gateway: Gateway,
  handset: Handset,
  laptop: Laptop,
  'data-centre': DataCentre,
  'base-station': BaseStation,
  substation: Substation,
  'bed-monitor': BedMonitor,
} as const;

export type DrawingName = keyof typeof drawings;

/** The isometric part that a product or solution is drawn with. */
export function Drawing({ name, cutaway = false }: { name: DrawingName; cutaway?: boolean }) {
  const Part = drawings[name];
  return <Part cutaway={cutaway} />;
}
