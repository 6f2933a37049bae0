import type { Product, Solution } from '@uid/contract/content';

/** Names of the parts that products and solutions are drawn with. */
export const drawingNames = [
  'sim',
  'super-sim',
  'module',
  'gateway',
  'handset',
  'laptop',
  'data-centre',
  'base-station',
  'substation',
  'bed-monitor',
] as const satisfies readonly (Product['drawing'] | Solution['drawing'])[];

export type DrawingName = (typeof drawingNames)[number];
