import { Suspense } from 'react';

import { lazyExtra } from '../../../layout/lazy-extra.ts';

/** The drawings of all items come after what can be read and pressed. */
const Drawing = lazyExtra(
  async () => (await import('../../catalogue/item-drawing.tsx')).ItemDrawing,
);

export function LineDrawing({ drawing }: { drawing: string }) {
  return (
    <Suspense fallback={null}>
      <Drawing drawing={drawing} />
    </Suspense>
  );
}
