import type { Product } from '@uid/contract/content';
import { DataCentre } from '@uid/ui/isometric/data-centre';
import { Gateway } from '@uid/ui/isometric/gateway';
import { Handset } from '@uid/ui/isometric/handset';
import { Laptop } from '@uid/ui/isometric/laptop';
import { SecurityModule } from '@uid/ui/isometric/security-module';
import { SimCard } from '@uid/ui/isometric/sim-card';
import { SuperSimCard } from '@uid/ui/isometric/super-sim-card';

/** Drawings by name, of products and of the items that represent them in the mall. */
export const productDrawings = {
  sim: SimCard,
  'super-sim': SuperSimCard,
  module: SecurityModule,
  gateway: Gateway,
  handset: Handset,
  laptop: Laptop,
  'data-centre': DataCentre,
} satisfies Record<Product['drawing'], unknown>;
