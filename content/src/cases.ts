import type { ClientCase } from '@uid/contract/content';

import { autoPlant } from './cases/auto-plant.ts';
import { bankRemoteOffice } from './cases/bank-remote-office.ts';
import { cityMetro } from './cases/city-metro.ts';
import { districtServices } from './cases/district-services.ts';
import { insuranceAgents } from './cases/insurance-agents.ts';
import { operator5gVoice } from './cases/operator-5g-voice.ts';
import { provincialGrid } from './cases/provincial-grid.ts';
import { tertiaryHospital } from './cases/tertiary-hospital.ts';

/** Clients by kind, never by name; each says how its numbers were taken. */
export const clientCases: ClientCase[] = [
  operator5gVoice,
  provincialGrid,
  bankRemoteOffice,
  tertiaryHospital,
  cityMetro,
  autoPlant,
  insuranceAgents,
  districtServices,
];
