import { PayCompleteIsland } from '../app/features/payment/pay-complete-island.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(PayCompleteIsland);
