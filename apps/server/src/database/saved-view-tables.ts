import type { ViewPath } from '@uid/contract/view-paths';

/** Table of 0097-saved-views.sql. */
export interface SavedViewTables {
  savedViews: {
    id: string;
    accountId: string;
    /** From 1: limits how many views an account has. */
    slot: number;
    name: string;
    path: ViewPath;
    /** The query string of the address, without `?`. */
    search: string;
  };
}
