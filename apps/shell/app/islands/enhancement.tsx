import { enhancementMarker, sessionMarker } from './island-markers.ts';
import { enhancementFiles } from './script-files.ts';

interface EnhancementProps {
  name: string;
  /** Not fetched where nobody is logged in. */
  isForSession?: boolean;
}

/** A small script of a page, which works before it: the script of every page fetches it after the first paint. */
export function Enhancement({ name, isForSession }: EnhancementProps) {
  const { module, imports } = enhancementFiles(name);
  return [...imports, module].map((file) => (
    <template
      key={file}
      {...{ [enhancementMarker]: file, [sessionMarker]: isForSession ? '' : undefined }}
    />
  ));
}
