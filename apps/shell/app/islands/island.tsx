import { use } from 'react';
import type { ComponentType } from 'react';

import { usePageLocation } from '../layout/page-location.ts';
import { usePage } from '../layout/use-page.ts';
import { islandFiles } from './script-files.ts';
import { IslandFrame } from './island-frame.tsx';
import { islandMarker, islandPropsId, readableMarker, sessionMarker } from './island-markers.ts';
import { IslandRenderer } from './island-renderer.ts';
import { IslandScripts } from './island-scripts.tsx';

interface IslandProps<Props extends object> {
  component: ComponentType<Props>;
  /** The props must survive JSON. */
  props: Props;
  /** True if visitors can read and use the island before its script arrives, and without the script. */
  isReadable?: boolean;
}

/**
 * The part of a page that is interactive in the browser: rendered here, hydrated there by the script that the table of
 * pages names. A page has at most one island.
 */
export function Island<Props extends object>({
  component: Component,
  props,
  isReadable,
}: IslandProps<Props>) {
  const location = usePageLocation();
  const render = use(IslandRenderer);
  const { island, guard } = usePage();
  const files = islandFiles(island);
  const markup = render?.markup(
    <IslandFrame location={location}>
      <Component {...props} />
    </IslandFrame>,
  );
  return (
    <>
      <div
        {...{
          [islandMarker]: files.module,
          [readableMarker]: isReadable ? '' : undefined,
          [sessionMarker]: guard === 'session' ? '' : undefined,
        }}
        dangerouslySetInnerHTML={{ __html: markup ?? '' }}
      />
      <script
        type="application/json"
        id={islandPropsId}
        dangerouslySetInnerHTML={{ __html: render?.props(props) ?? '' }}
      />
      {/* The scripts come last, because a browser may paint what it has read when it reaches a script. */}
      <IslandScripts {...files} isForSession={guard === 'session'} />
    </>
  );
}
