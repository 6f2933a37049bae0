import { join } from 'node:path';

const build = join(import.meta.dirname, '../../build');

/** A hash of everything that the build's drawings are made of: those of other code look otherwise. */
export const madeOfFile = join(build, 'made-of');
/** The kit's drawings, for whoever draws later. */
export const picturesFile = join(build, 'pictures.json');
/** The preview images of the release, by language; beside it what each is made of, as JSON. */
export const imagesFolder = join(build, 'og');
