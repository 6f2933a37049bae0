import shared_welcome from './text-page/welcome/shared.ts';
import shared_support_hours from './text-page/support-hours/shared.ts';
import shared_terms_of_sale from './text-page/terms-of-sale/shared.ts';
import shared_site_security from './text-page/site-security/shared.ts';
import shared_privacy from './text-page/privacy/shared.ts';

/** The contents of this kind, in their order. */
export default [
  { shared: shared_welcome },
  { shared: shared_support_hours },
  { shared: shared_terms_of_sale },
  { shared: shared_site_security },
  { shared: shared_privacy },
];
