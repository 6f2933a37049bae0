import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { ItemDrawing } from '../features/catalogue/item-drawing.tsx';
import { ItemDrawer } from '../features/orders/parts/item-drawer.ts';

/** Renders an island as its page contains it, including drawings. */
export function drawIsland(island: ReactNode): string {
  return renderToString(<ItemDrawer value={drawItem}>{island}</ItemDrawer>);
}

function drawItem(drawing: string): ReactNode {
  return <ItemDrawing drawing={drawing} />;
}
