import type { Pictures } from '@uid/downloads/draw-file';

const picture = {
  box: { x: 0, y: 0, width: 10, height: 10 },
  shapes: [{ path: 'M0 0L10 10', fill: undefined, stroke: '#000000', weight: 1, isDashed: false }],
};

/** One line stands for every drawing, because the real ones need a build. */
const one = {
  sim: picture,
  'super-sim': picture,
  module: picture,
  gateway: picture,
  handset: picture,
  laptop: picture,
  'data-centre': picture,
  'base-station': picture,
  substation: picture,
  'bed-monitor': picture,
};
export const pictures: Pictures = { print: one, night: one };
