import { join } from 'node:path';

const build = join(import.meta.dirname, '../../build');

/** The file with a hash of everything that the build's drawings are made of: drawings of other code look different. */
export const madeOfFile = join(build, 'made-of');
/** The file with the kit's drawings, which are read to draw files later. */
export const picturesFile = join(build, 'pictures.json');
/** The folder of the release's preview images, by language; the JSON file beside it says what each is made of. */
export const imagesFolder = join(build, 'og');
