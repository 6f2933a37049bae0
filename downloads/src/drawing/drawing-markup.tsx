import type { DrawingName } from './drawing-name.ts';
import { Gateway } from '@uid/ui/isometric/gateway';
import { BaseStation } from '@uid/ui/isometric/base-station';
import { BedMonitor } from '@uid/ui/isometric/bed-monitor';
import { DataCentre } from '@uid/ui/isometric/data-centre';
import { Handset } from '@uid/ui/isometric/handset';
import { Laptop } from '@uid/ui/isometric/laptop';
import { SecurityModule } from '@uid/ui/isometric/security-module';
import { SimCard } from '@uid/ui/isometric/sim-card';
import { Substation } from '@uid/ui/isometric/substation';
import { SuperSimCard } from '@uid/ui/isometric/super-sim-card';
import { renderToStaticMarkup } from 'react-dom/server';

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
} as const satisfies Record<DrawingName, unknown>;

/** Returns a part of the isometric kit, cut away, as SVG whose classes are the kit's own names. */
export function drawingMarkup(name: DrawingName): string {
  const Part = drawings[name];
  return renderToStaticMarkup(<Part cutaway />);
}
