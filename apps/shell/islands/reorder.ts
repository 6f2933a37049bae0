import { ReorderIsland } from '../app/features/reorder-lists/reorder-island.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(ReorderIsland);
