import { StrictMode, startTransition } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { keepLanguageLink } from '../layout/keep-language-link.ts';
import { IslandFrame } from './island-frame.tsx';
import { islandMarker, islandPropsId } from './island-markers.ts';

/** Hydrates the island of the page. Throws an error if the page has no island. */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>): void {
  const container = document.querySelector(`[${islandMarker}]`);
  const written = document.getElementById(islandPropsId)?.textContent;
  if (!container || !written) throw new Error('The page has no island.');
  const props = JSON.parse(written) as Props;
  const { pathname, search } = location;
  keepLanguageLink();
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <IslandFrame location={{ pathname, search }}>
          <Component {...props} />
        </IslandFrame>
      </StrictMode>,
    );
  });
}
