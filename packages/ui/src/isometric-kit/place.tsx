import type { ReactNode } from 'react';
import { project, round, type Vector } from './plane.ts';

/** Moves a part to another position in a scene. */
export function Place({ at, children }: { at: Vector; children: ReactNode }) {
  return <g transform={`translate(${project(at).map(round).join(' ')})`}>{children}</g>;
}
