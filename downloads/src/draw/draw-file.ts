import { makeProductDocument } from '../document/make-product-document.ts';
import type { DocumentWords } from '../document/document-words.ts';
import type { Pictures } from '../drawing/pictures.ts';
import { paintPreview, previewSvg } from '../open-graph/draw-preview.ts';
import type { ImageWords } from '../open-graph/draw-preview.ts';
import { openTypeface } from '../text/typeface.ts';
import type { Typeface } from '../text/typeface.ts';

export type { Pictures };

/** A file to draw, with all its words. */
export type Drawing =
  | { type: 'png'; words: ImageWords }
  | { type: 'pdf'; words: DocumentWords; writtenOn?: string | undefined };

/** Returns a function that draws one file; the fonts are opened only once. */
export function createDrawFile(pictures: Pictures): (drawing: Drawing) => Promise<Buffer> {
  const typefaces = new Map<string, Promise<Typeface>>();

  function typefaceFor(language: Drawing['words']['language']): Promise<Typeface> {
    const known = typefaces.get(language) ?? openTypeface(language);
    typefaces.set(language, known);
    return known;
  }

  return async (drawing) => {
    const typeface = await typefaceFor(drawing.words.language);
    if (drawing.type === 'png') {
      const { words } = drawing;
      return paintPreview(previewSvg(words, pictures.night[words.drawing], typeface));
    }
    const { words, writtenOn } = drawing;
    const picture = pictures.print[words.drawing];
    return makeProductDocument({ words, writtenOn, picture, typeface });
  };
}
