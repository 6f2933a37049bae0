import { accountPages } from './site-pages/account-pages.ts';
import { companyPages } from './site-pages/company-pages.ts';
import { shopPages } from './site-pages/shop-pages.ts';
import type { SitePage } from './site-pages/site-page.ts';

/** Pages that no content stands for: where one does something. Whoever searches for the deed is led to the place. */
export const sitePages: readonly SitePage[] = [...shopPages, ...accountPages, ...companyPages];
