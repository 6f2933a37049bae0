import type { ComponentType } from 'react';
import type { Page } from '@uid/contract/pages';

import { CartView } from '../features/cart/cart-view.tsx';
import { loadCartView } from '../features/cart/load-cart-view.ts';
import { readPageRequest } from '../load-page.ts';
import type { LoaderArgs, PageRequest } from '../load-page.ts';
import { drawIsland } from './draw-island.tsx';
import { IslandFrame } from './island-frame.tsx';
import { placeholders, propsJson } from './island-renderer.ts';

/** An island that is rendered for one visitor, while the rest of its page is the same for everybody. */
interface OwnIsland<Props extends object> {
  component: ComponentType<Props>;
  load: (page: PageRequest) => Promise<Props>;
}

/** Keyed by the island's name in the table of pages. */
const ownIslands: Partial<Record<NonNullable<Page['island']>, RenderIsland>> = {
  cart: rendererOf({ component: CartView, load: loadCartView }),
};

type RenderIsland = (page: PageRequest, url: URL) => Promise<{ markup: string; props: string }>;

/**
 * Puts the visitor's island into a frame. Throws what the island's loader throws; then the whole page has to show the
 * failure.
 */
export async function fillFrame(frame: string, args: LoaderArgs, page: Page): Promise<string> {
  const render = ownIslands[page.island ?? ''];
  if (!render) throw new Error(`No island of a frame is called ${page.island}.`);
  const { markup, props } = await render(readPageRequest(args), new URL(args.request.url));
  return frame.replace(placeholders.markup, () => markup).replace(placeholders.props, () => props);
}

function rendererOf<Props extends object>({
  component: Component,
  load,
}: OwnIsland<Props>): RenderIsland {
  return async (page, { pathname, search }) => {
    const props = await load(page);
    const markup = drawIsland(
      <IslandFrame location={{ pathname, search }}>
        <Component {...props} />
      </IslandFrame>,
    );
    return { markup, props: propsJson(props) };
  };
}
