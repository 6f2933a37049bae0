import svgpath from 'svgpath';

import { paintOf, rootPaint } from './paint.ts';
import type { Context } from './paint.ts';
import type { Palette } from './palette.ts';
import { outlineOf } from './outline-of.ts';
import type { Picture, Shape } from './shape.ts';

const tag = /<(\/?)([a-z]+)((?:\s+[a-zA-Z0-9-]+(?:="[^"]*")?)*)\s*(\/?)>/g;

/**
 * Turns the kit's markup into painted outlines: classes become colours, transforms become
 * coordinates, so that lines keep their width on any canvas.
 */
export function readPicture(markup: string, palette: Palette): Picture {
  const shapes: Shape[] = [];
  const stack: Context[] = [rootPaint(palette)];
  for (const [, closing, name = '', rest = '', empty] of markup.matchAll(tag)) {
    if (closing) {
      stack.pop();
      continue;
    }
    const attributes = readAttributes(rest);
    const { context, paint } = paintOf(stack.at(-1) ?? rootPaint(palette), attributes, palette);
    if (!empty) stack.push(context);
    const outline = outlineOf(name, attributes);
    if (outline === undefined) continue;
    const path = context.transforms
      .toReversed()
      .reduce((each, transform) => each.transform(transform), svgpath(outline).unarc().abs())
      .unshort()
      .round(2);
    shapes.push({ path: straighten(path), ...paint });
  }
  return { box: readBox(markup), shapes };
}

/** Replaces H and V by L, which draws the same line: H and V would be wrong after a rotation. */
function straighten(path: ReturnType<typeof svgpath>): string {
  return path
    .iterate((segment, _index, x, y) => {
      if (segment[0] === 'H') return [['L', segment[1], y]];
      if (segment[0] === 'V') return [['L', x, segment[1]]];
      return undefined;
    })
    .toString();
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([a-zA-Z0-9-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function readBox(markup: string): Picture['box'] {
  const numbers = /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  return { x, y, width, height };
}
