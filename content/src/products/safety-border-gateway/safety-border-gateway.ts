import type { Product } from '@uid/contract/content';

import { safetyBorderGatewayFactsEn } from './safety-border-gateway-facts-en.ts';
import { safetyBorderGatewayFactsZh } from './safety-border-gateway-facts-zh.ts';
import { safetyBorderGatewayStoryEn } from './safety-border-gateway-story-en.ts';
import { safetyBorderGatewayStoryZh } from './safety-border-gateway-story-zh.ts';

export const safetyBorderGateway: Product = {
  slug: 'safety-border-gateway',
  position: 4,
  group: 'gateway',
  drawing: 'gateway',
  solutions: ['safety-5g', 'safety-electric'],
  siblings: ['safety-auth-gateway', 'sdp', 'safety-mods'],
  cases: ['provincial-grid', 'city-metro', 'auto-plant', 'operator-5g-voice'],
  text: {
    zh: { ...safetyBorderGatewayStoryZh, ...safetyBorderGatewayFactsZh },
    en: { ...safetyBorderGatewayStoryEn, ...safetyBorderGatewayFactsEn },
  },
};
