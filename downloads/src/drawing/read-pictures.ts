import { drawingNames } from './drawing-name.ts';
import type { DrawingName } from './drawing-name.ts';
import { loadDrawings } from './load-drawings.ts';
import { nightPalette, printPalette } from './palette.ts';
import type { Palette } from './palette.ts';
import type { Pictures } from './pictures.ts';
import { readPicture } from './read-picture.ts';
import type { Picture } from './shape.ts';

/** Needs a bundler and a while, so that the build does it once for all who draw later. */
export async function readPictures(): Promise<Pictures> {
  const drawings = await loadDrawings();
  const readIn = (palette: Palette) =>
    Object.fromEntries(
      drawingNames.map((name) => [name, readPicture(drawings.get(name) ?? '', palette)]),
    ) as Record<DrawingName, Picture>;
  return { print: readIn(printPalette), night: readIn(nightPalette) };
}
