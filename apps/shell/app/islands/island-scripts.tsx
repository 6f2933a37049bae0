import { ChunkError } from './island-error.tsx';
import type { ScriptFiles } from './script-files.ts';
import { islandFailureId } from './island-markers.ts';

interface IslandScriptsProps extends ScriptFiles {
  /** True if the page needs a session: then a script in the head names the modules. */
  isForSession?: boolean;
}

/**
 * Fetches an island's modules at once, but after styles and fonts, because the page is readable without the modules.
 */
export function IslandScripts({ module, imports, isForSession }: IslandScriptsProps) {
  const files = isForSession ? [] : [...imports, module];
  return (
    <>
      {files.map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      <template id={islandFailureId}>
        <ChunkError />
      </template>
    </>
  );
}
