import loadScript from '../../.enhancements/load-island.js?url&no-inline';
import { ChunkError } from './island-error.tsx';
import type { IslandFiles } from './island-files.ts';
import { islandFailureId } from './island-markers.ts';

/** Fetches an island's modules at once, but after styles and fonts: the page is readable without them. */
export function IslandScripts({ module, imports }: IslandFiles) {
  return (
    <>
      {[...imports, module].map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      <script type="module" src={loadScript} />
      <template id={islandFailureId}>
        <ChunkError />
      </template>
    </>
  );
}
