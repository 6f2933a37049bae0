import { EnquiryIsland } from '../app/features/enquiries/enquiry-island.tsx';
import { hydrateIsland } from '../app/islands/hydrate-island.tsx';

hydrateIsland(EnquiryIsland);
