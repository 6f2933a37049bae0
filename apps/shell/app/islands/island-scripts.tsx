import { Enhancement } from './enhancement.tsx';
import { ChunkError } from './island-error.tsx';
import type { ScriptFiles } from './script-files.ts';
import { islandFailureId } from './island-markers.ts';

/** Fetches an island's modules at once, but after styles and fonts: the page is readable without them. */
export function IslandScripts({ module, imports }: ScriptFiles) {
  return (
    <>
      {[...imports, module].map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      <Enhancement name="load-island" />
      <template id={islandFailureId}>
        <ChunkError />
      </template>
    </>
  );
}
