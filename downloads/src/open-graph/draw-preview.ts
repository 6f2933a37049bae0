import type { Language } from '@uid/contract/language';

import { nightPalette } from '../drawing/palette.ts';
import type { Picture } from '../drawing/shape.ts';
import type { Typeface } from '../text/typeface.ts';
import { drawImage } from './draw-image.ts';
import { encodeImage } from './encode-image.ts';
import type { PageWords } from './page-words.ts';

/** Everything that a preview image is made of, apart from the kit's drawings: other words give another image. */
export interface ImageWords extends PageWords {
  language: Language;
  brand: string;
  /** Selects the page's pattern. */
  slug: string;
}

const { ground, ink, ink2, gold, photon, ornament } = nightPalette;
const colors = [ink, ink2, gold, photon, ornament];

export function previewSvg(words: ImageWords, picture: Picture, typeface: Typeface): string {
  return drawImage({ slug: words.slug, brand: words.brand, words, picture, typeface });
}

/** Returns the image as PNG. The renderer is native code, which is loaded with the first image. */
export async function paintPreview(svg: string): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const { width, height, pixels } = new Resvg(svg).render();
  return encodeImage({ width, height, data: pixels }, { ground, colors });
}
