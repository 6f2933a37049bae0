import shared_sim from './synonyms/sim/shared.ts';
import shared_delivery from './synonyms/delivery/shared.ts';
import shared_tracking from './synonyms/tracking/shared.ts';
import shared_invoice from './synonyms/invoice/shared.ts';
import shared_refund from './synonyms/refund/shared.ts';
import shared_payment from './synonyms/payment/shared.ts';
import shared_login from './synonyms/login/shared.ts';
import shared_password from './synonyms/password/shared.ts';
import shared_price from './synonyms/price/shared.ts';
import shared_manual from './synonyms/manual/shared.ts';
import shared_gateway from './synonyms/gateway/shared.ts';
import shared_vpn from './synonyms/vpn/shared.ts';
import shared_sm_crypto from './synonyms/sm-crypto/shared.ts';
import shared_authentication from './synonyms/authentication/shared.ts';
import shared_warranty from './synonyms/warranty/shared.ts';
import shared_super_sim from './synonyms/super-sim/shared.ts';
import shared_zero_trust from './synonyms/zero-trust/shared.ts';
import shared_contact from './synonyms/contact/shared.ts';

/** In their order. */
export default [
  { shared: shared_sim },
  { shared: shared_delivery },
  { shared: shared_tracking },
  { shared: shared_invoice },
  { shared: shared_refund },
  { shared: shared_payment },
  { shared: shared_login },
  { shared: shared_password },
  { shared: shared_price },
  { shared: shared_manual },
  { shared: shared_gateway },
  { shared: shared_vpn },
  { shared: shared_sm_crypto },
  { shared: shared_authentication },
  { shared: shared_warranty },
  { shared: shared_super_sim },
  { shared: shared_zero_trust },
  { shared: shared_contact },
];
