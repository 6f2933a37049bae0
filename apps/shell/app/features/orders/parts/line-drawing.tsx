import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

interface LineDrawingProps {
  drawing: string;
}

/** The drawings of all items come after what can be read and pressed, and are missed by nobody when they fail. */
const Drawing = lazy(async (): Promise<{ default: ComponentType<LineDrawingProps> }> => {
  const loaded = await import('../../catalogue/item-drawing.tsx').catch(() => undefined);
  return { default: loaded?.ItemDrawing ?? (() => null) };
});

export function LineDrawing({ drawing }: LineDrawingProps) {
  return (
    <Suspense fallback={null}>
      <Drawing drawing={drawing} />
    </Suspense>
  );
}
