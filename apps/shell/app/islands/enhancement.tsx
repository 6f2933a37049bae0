import { enhancementMarker } from './island-markers.ts';
import { enhancementFiles } from './script-files.ts';

/** A small script of a page, which works before it: the script of every page fetches it after the first paint. */
export function Enhancement({ name }: { name: string }) {
  const { module, imports } = enhancementFiles(name);
  return [...imports, module].map((file) => (
    <template key={file} {...{ [enhancementMarker]: file }} />
  ));
}
