import { BaseStation } from '@uid/ui/isometric/base-station';
import { BedMonitor } from '@uid/ui/isometric/bed-monitor';
import { Substation } from '@uid/ui/isometric/substation';

import { productDrawings } from './product-drawings.ts';

const drawings = {
  ...productDrawings,
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
