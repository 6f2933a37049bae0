import { QuoteIsland } from '../app/features/quotes/quote-island.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(QuoteIsland);
