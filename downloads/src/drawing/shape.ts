/** One painted line or area, in the units of its drawing's view box. */
export interface Shape {
  /** A path of absolute M, L, C and Z. */
  path: string;
  fill: string | undefined;
  stroke: string | undefined;
  /** Relative to the kit's line of 1.5 px: 1 for the body, 2/3 for detail. */
  weight: number;
  isDashed: boolean;
}

export interface Picture {
  box: { x: number; y: number; width: number; height: number };
  shapes: Shape[];
}
