import { routes } from '@uid/contract/pages';

/** The form that asks for a quote, which needs no script. */
export const quoteFormPath = `${routes.support}?topic=quote#contact`;
