import { memo, Suspense, use, useEffect } from 'react';

import { lazyExtra } from '../../../layout/lazy-extra.ts';
import { ItemDrawer } from './item-drawer.ts';

let fetchDrawings: () => void = () => undefined;
const areWanted = new Promise<void>((resolve) => {
  fetchDrawings = resolve;
});

/** The drawings of all items, which a browser fetches. */
const FetchedDrawing = lazyExtra(async () => {
  await areWanted;
  return (await import('../../catalogue/item-drawing.tsx')).ItemDrawing;
});

/**
 * Stays as the server drew it. If the server did not, the drawing comes after what can be read and pressed: nothing is
 * fetched before a drawing is missing.
 */
export const LineDrawing = memo(function LineDrawing({ drawing }: { drawing: string }) {
  const draw = use(ItemDrawer);
  return (
    <Suspense fallback={<Undrawn />}>
      {draw ? draw(drawing) : <FetchedDrawing drawing={drawing} />}
    </Suspense>
  );
});

function Undrawn() {
  useEffect(fetchDrawings, []);
  return null;
}
