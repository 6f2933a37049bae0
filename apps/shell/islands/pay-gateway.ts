import { PayGatewayIsland } from '../app/features/payments/pay-gateway-island.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(PayGatewayIsland);
