import type { Product } from '@uid/contract/content';

import { internetTls } from './products/internet-tls/internet-tls.ts';
import { safetyAuthGateway } from './products/safety-auth-gateway/safety-auth-gateway.ts';
import { safetyBorderGateway } from './products/safety-border-gateway/safety-border-gateway.ts';
import { safetyMods } from './products/safety-mods/safety-mods.ts';
import { safetyOs } from './products/safety-os/safety-os.ts';
import { safetyShieldAuth } from './products/safety-shield-auth/safety-shield-auth.ts';
import { safetySimCard } from './products/safety-sim-card/safety-sim-card.ts';
import { safetySuperSimCard } from './products/safety-super-sim-card/safety-super-sim-card.ts';
import { sdp } from './products/sdp/sdp.ts';
import { tmControl } from './products/tm-control/tm-control.ts';
import { tmSafetySdk } from './products/tm-safety-sdk/tm-safety-sdk.ts';

/** The eleven products, in the order of their positions. */
export const products: Product[] = [
  safetySimCard,
  safetySuperSimCard,
  safetyMods,
  safetyBorderGateway,
  safetyAuthGateway,
  safetyShieldAuth,
  tmSafetySdk,
  internetTls,
  tmControl,
  sdp,
  safetyOs,
];
