import type { NewsArticle } from '@uid/contract/content';

import { gateway427 } from './news/advisory/gateway-4-2-7.ts';
import { sdk313 } from './news/advisory/sdk-3-1-3.ts';
import { sdp244 } from './news/advisory/sdp-2-4-4.ts';
import { terminalControl5 } from './news/advisory/terminal-control-5.ts';
import { authLatency } from './news/company/auth-latency.ts';
import { disclosurePolicy } from './news/company/disclosure-policy.ts';
import { lifecycleDates } from './news/company/lifecycle-dates.ts';
import { shopOpens } from './news/company/shop-opens.ts';
import { akma } from './news/industry/akma.ts';
import { cybersecurityLaw2026 } from './news/industry/cybersecurity-law-2026.ts';
import { gmAssessment } from './news/industry/gm-assessment.ts';
import { ipsecMigration } from './news/industry/ipsec-migration.ts';
import { powerOrder27 } from './news/industry/power-order-27.ts';
import { pqcInventory } from './news/industry/pqc-inventory.ts';
import { rfc8998Tlcp } from './news/industry/rfc8998-tlcp.ts';
import { secondaryAuthentication } from './news/industry/secondary-authentication.ts';
import { simSwap } from './news/industry/sim-swap.ts';
import { borderGateway200 } from './news/product/border-gateway-200.ts';
import { mlKemTrial } from './news/product/ml-kem-trial.ts';
import { moduleKit } from './news/product/module-kit.ts';
import { superSim512 } from './news/product/super-sim-512.ts';

/** Articles, newest first. */
export const newsArticles: NewsArticle[] = [
  lifecycleDates,
  superSim512,
  pqcInventory,
  gateway427,
  rfc8998Tlcp,
  disclosurePolicy,
  mlKemTrial,
  ipsecMigration,
  sdk313,
  authLatency,
  simSwap,
  borderGateway200,
  sdp244,
  secondaryAuthentication,
  powerOrder27,
  gmAssessment,
  moduleKit,
  terminalControl5,
  cybersecurityLaw2026,
  shopOpens,
  akma,
];
