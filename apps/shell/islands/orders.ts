import { OrdersIsland } from '../app/features/orders/orders-island.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(OrdersIsland);
