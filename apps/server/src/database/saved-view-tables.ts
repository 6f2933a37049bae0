import type { ViewPath } from '@uid/contract/view-paths';

/** Of 0097-saved-views.sql. */
export interface SavedViewTables {
  savedViews: {
    id: string;
    accountId: string;
    /** From 1: nobody has more views than there are slots. */
    slot: number;
    name: string;
    path: ViewPath;
    /** The query string of the address, without `?`. */
    search: string;
  };
}
