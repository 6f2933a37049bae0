import { ReorderFrame } from './reorder-frame.tsx';
import { ReorderLists } from './reorder-lists.tsx';

/** The lists of an account. */
export function ReorderIsland() {
  return (
    <ReorderFrame>
      <ReorderLists />
    </ReorderFrame>
  );
}
