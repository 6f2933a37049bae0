import { UnpaidOrderIsland } from '../app/features/orders/unpaid-order-island.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(UnpaidOrderIsland);
