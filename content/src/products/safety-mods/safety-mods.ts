import type { Product } from '@uid/contract/content';

import { safetyModsFactsEn } from './safety-mods-facts-en.ts';
import { safetyModsFactsZh } from './safety-mods-facts-zh.ts';
import { safetyModsStoryEn } from './safety-mods-story-en.ts';
import { safetyModsStoryZh } from './safety-mods-story-zh.ts';

export const safetyMods: Product = {
  slug: 'safety-mods',
  formerNames: ['Safety Modules'],
  position: 3,
  group: 'module',
  drawing: 'module',
  solutions: ['safety-electric', 'safety-wise-medical'],
  siblings: ['safety-sim-card', 'safety-border-gateway', 'safety-os'],
  cases: ['provincial-grid', 'tertiary-hospital', 'city-metro', 'auto-plant'],
  lifecycle: [
    { subject: 'MODKIT-1', releasedOn: '2026-02-03' },
    { subject: 'UM-M', releasedOn: '2024-12-16' },
    { subject: 'UM-L', releasedOn: '2024-06-11' },
  ],
  text: {
    zh: { ...safetyModsStoryZh, ...safetyModsFactsZh },
    en: { ...safetyModsStoryEn, ...safetyModsFactsEn },
  },
};
