import type { Language } from '@uid/contract/language';

import { nightPalette } from '../drawing/palette.ts';
import type { Picture } from '../drawing/shape.ts';
import type { Typeface } from '../text/typeface.ts';
import { drawImage } from './draw-image.ts';
import { encodeImage } from './encode-image.ts';
import type { PageWords } from './page-words.ts';

/** All that a preview image is made of, beside the kit's drawings: other words are another image. */
export interface ImageWords extends PageWords {
  language: Language;
  brand: string;
  /** Gives the page its pattern. */
  slug: string;
}

const { ground, ink, ink2, gold, photon, ornament } = nightPalette;
const colors = [ink, ink2, gold, photon, ornament];

export function previewSvg(words: ImageWords, picture: Picture, typeface: Typeface): string {
  return drawImage({ slug: words.slug, brand: words.brand, words, picture, typeface });
}

/** The image as PNG. What paints is native code, loaded with the first of them. */
export async function paintPreview(svg: string): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const { width, height, pixels } = new Resvg(svg).render();
  return encodeImage({ width, height, data: pixels }, { ground, colors });
}
