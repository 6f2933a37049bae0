import { mix } from './palette.ts';
import type { Palette } from './palette.ts';
import type { Shape } from './shape.ts';

/** The properties that a group's children inherit. */
export interface Context {
  color: string;
  isFine: boolean;
  isLeaf: boolean;
  isDashed: boolean;
  /** Transforms of the element and its ancestors, the outermost first. */
  transforms: string[];
}

export function rootPaint({ ink }: Palette): Context {
  return { color: ink, isFine: false, isLeaf: false, isDashed: false, transforms: [] };
}

/** Applies the rules of `isometric.module.css`, for canvases that support no style sheet. */
export function paintOf(
  parent: Context,
  attributes: Record<string, string>,
  palette: Palette,
): { context: Context; paint: Omit<Shape, 'path'> } {
  const classes = new Set((attributes.class ?? '').split(' '));
  const context: Context = {
    color: colorOf(classes, palette) ?? parent.color,
    isFine: parent.isFine || classes.has('fine'),
    isLeaf: parent.isLeaf || classes.has('leaf'),
    isDashed: classes.has('dashed') || 'stroke-dasharray' in attributes,
    transforms: attributes.transform
      ? [...parent.transforms, attributes.transform]
      : parent.transforms,
  };
  const isBare = ['ground', 'shade', 'live'].some((name) => classes.has(name));
  const paint = {
    fill: fillOf(classes, context, palette),
    stroke: isBare ? undefined : context.color,
    weight: context.isFine ? 2 / 3 : 1,
    isDashed: context.isDashed,
  };
  return { context, paint };
}

function colorOf(classes: ReadonlySet<string>, palette: Palette): string | undefined {
  if (classes.has('ghost')) return palette.control;
  if (classes.has('photon')) return palette.photon;
  if (classes.has('gold')) return palette.gold;
  return classes.has('fine') ? palette.ink2 : undefined;
}

function fillOf(
  classes: ReadonlySet<string>,
  { isLeaf, color }: Context,
  { ground, ink, ornament, photon }: Palette,
): string | undefined {
  if (classes.has('live')) return photon;
  if (classes.has('leaf') || (isLeaf && (classes.has('body') || classes.has('ground'))))
    return mix(ground, ornament, 0.72);
  if (classes.has('hole')) return mix(ground, ink, 0.8);
  if (classes.has('solid')) return color;
  if (classes.has('shade') || classes.has('dim')) return mix(ground, ink, 0.91);
  return classes.has('body') || classes.has('ground') ? ground : undefined;
}
