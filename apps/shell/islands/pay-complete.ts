import { PayCompleteIsland } from '../app/features/payments/pay-complete-island.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(PayCompleteIsland);
