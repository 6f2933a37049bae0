import { productDrawings } from '../../layout/product-drawings.ts';

interface ItemDrawingProps {
  /** Of the product that the item stands for. */
  drawing: string;
  cutaway?: boolean;
}

/** The isometric part that stands for an item; its name stands beside it. */
export function ItemDrawing({ drawing, cutaway = false }: ItemDrawingProps) {
  const Part = productDrawings[drawing as keyof typeof productDrawings];
  return <Part cutaway={cutaway} />;
}
