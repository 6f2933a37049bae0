import { enhancementMarker, sessionMarker } from './island-markers.ts';
import { enhancementFiles } from './script-files.ts';

interface EnhancementProps {
  name: string;
  /** True if the script is not fetched without a session. */
  isForSession?: boolean;
}

/**
 * Marks a small script without which the page works, too: the script of every page fetches it after the first paint.
 */
export function Enhancement({ name, isForSession }: EnhancementProps) {
  const { module, imports } = enhancementFiles(name);
  return [...imports, module].map((file) => (
    <template
      key={file}
      {...{ [enhancementMarker]: file, [sessionMarker]: isForSession ? '' : undefined }}
    />
  ));
}
