import { CartView } from '../app/features/cart/cart-view.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(CartView);
