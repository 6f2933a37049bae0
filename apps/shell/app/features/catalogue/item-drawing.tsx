import { Drawing } from '../../layout/drawing.tsx';
import type { DrawingName } from '../../layout/drawing.tsx';

/** The isometric part that stands for an item; its name stands beside it. */
export function ItemDrawing({ drawing, cutaway }: { drawing: string; cutaway?: boolean }) {
  return <Drawing name={drawing as DrawingName} cutaway={cutaway} />;
}
