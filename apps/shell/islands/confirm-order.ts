import { ConfirmOrderIsland } from '../app/features/orders/confirm-order-island.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(ConfirmOrderIsland);
