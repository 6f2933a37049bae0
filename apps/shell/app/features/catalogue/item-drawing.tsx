import { productDrawings } from '../../layout/product-drawings.ts';

interface ItemDrawingProps {
  /** The name of the drawing of the product that the item stands for. */
  drawing: string;
  cutaway?: boolean;
}

/** The isometric drawing of an item; the item's name is shown beside it. */
export function ItemDrawing({ drawing, cutaway = false }: ItemDrawingProps) {
  const Part = productDrawings[drawing as keyof typeof productDrawings];
  return <Part cutaway={cutaway} />;
}
