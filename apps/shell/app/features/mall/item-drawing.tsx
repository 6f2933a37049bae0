import { DataCentre } from '@uid/ui/isometric/data-centre';
import { Gateway } from '@uid/ui/isometric/gateway';
import { Handset } from '@uid/ui/isometric/handset';
import { Laptop } from '@uid/ui/isometric/laptop';
import { SecurityModule } from '@uid/ui/isometric/security-module';
import { SimCard } from '@uid/ui/isometric/sim-card';
import { SuperSimCard } from '@uid/ui/isometric/super-sim-card';

const drawings = {
  sim: SimCard,
  'super-sim': SuperSimCard,
  module: SecurityModule,
  gateway: Gateway,
  handset: Handset,
  laptop: Laptop,
  'data-centre': DataCentre,
};

/** The isometric part that stands for an item; its name stands beside it. */
export function ItemDrawing({ drawing, cutaway }: { drawing: string; cutaway?: boolean }) {
  const Drawing = drawings[drawing as keyof typeof drawings] ?? SecurityModule;
  return <Drawing cutaway={cutaway} />;
}
