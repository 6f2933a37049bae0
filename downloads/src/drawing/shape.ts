/** One painted line or area, in the units of its drawing's view box. */
export interface Shape {
  /** Path data of the absolute commands M, L, C and Z. */
  path: string;
  fill: string | undefined;
  stroke: string | undefined;
  /** The line width relative to the kit's 1.5 px: 1 for the body, 2/3 for details. */
  weight: number;
  isDashed: boolean;
}

export interface Picture {
  box: { x: number; y: number; width: number; height: number };
  shapes: Shape[];
}
