import type { CatalogueItem } from '@uid/contract/content';

import { authGatewayVirtual } from './catalogue/auth-gateway-virtual.ts';
import { authGateway } from './catalogue/auth-gateway.ts';
import { borderGateway } from './catalogue/border-gateway.ts';
import { cardKit } from './catalogue/card-kit.ts';
import { cryptoModule } from './catalogue/crypto-module.ts';
import { moduleKit } from './catalogue/module-kit.ts';
import { safetyOsLicence } from './catalogue/safety-os-licence.ts';
import { sdpLicence } from './catalogue/sdp-licence.ts';
import { shieldAuthLicence } from './catalogue/shield-auth-licence.ts';
import { simCard } from './catalogue/sim-card.ts';
import { superSimCard } from './catalogue/super-sim-card.ts';
import { tlsLicence } from './catalogue/tls-licence.ts';
import { tmControlLicence } from './catalogue/tm-control-licence.ts';
import { tmSdkLicence } from './catalogue/tm-sdk-licence.ts';

/**
 * The items that the shop sells at the first start; afterwards the database is authoritative. Prices are in fen, VAT
 * included.
 */
export const catalogueItems: CatalogueItem[] = [
  simCard,
  superSimCard,
  cryptoModule,
  moduleKit,
  borderGateway,
  authGateway,
  shieldAuthLicence,
  tmSdkLicence,
  tlsLicence,
  tmControlLicence,
  sdpLicence,
  safetyOsLicence,
  cardKit,
  authGatewayVirtual,
];
