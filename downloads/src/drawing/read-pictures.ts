import { drawingNames } from './drawing-name.ts';
import type { DrawingName } from './drawing-name.ts';
import { loadDrawings } from './load-drawings.ts';
import { nightPalette, printPalette } from './palette.ts';
import type { Palette } from './palette.ts';
import type { Pictures } from './pictures.ts';
import { readPicture } from './read-picture.ts';
import type { Picture } from './shape.ts';

/**
 * Reads the kit's drawings. This needs a bundler and takes a while, so the build does it once for all later drawings.
 */
export async function readPictures(): Promise<Pictures> {
  const drawings = await loadDrawings();
  const readIn = (palette: Palette) =>
    Object.fromEntries(
      drawingNames.map((name) => [name, readPicture(drawings.get(name) ?? '', palette)]),
    ) as Record<DrawingName, Picture>;
  return { print: readIn(printPalette), night: readIn(nightPalette) };
}
