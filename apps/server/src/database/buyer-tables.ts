import type { Generated } from 'kysely';

/** Tables of 0009-addresses.sql, 0122-invoice-titles.sql, 0125-reorder-lists.sql and 0130-one-list-a-name-and-one-customer-a-fapiao.sql. */
export interface BuyerTables {
  addresses: {
    id: string;
    accountId: string;
    /** 1 to 20: limits how many an account keeps. */
    slot: number;
    recipient: string;
    phone: string;
    province: string;
    city: string;
    district: string;
    street: string;
    /** When the address was last made the default; the latest one is the default. */
    preferredAt: Generated<number>;
  };
  invoiceTitles: {
    id: string;
    accountId: string;
    /** 1 to 20: limits how many an account keeps. */
    slot: number;
    /** JSON of the contract's `InvoiceTitle`. */
    invoice: string;
    savedAt: number;
  };
  reorderLists: {
    id: string;
    accountId: string;
    /** 1 to 20: limits how many an account keeps. */
    slot: number;
    name: string;
    /** How often the list has been replaced, by which concurrent changes are detected. */
    revision: number;
    changedAt: number;
  };
  reorderListLines: {
    listId: string;
    position: number;
    sku: string;
    quantity: number;
    /** The price of one piece when the line was saved. */
    priceFen: number;
  };
  tierPrices: {
    sku: string;
    /** The quantity from which each piece costs `priceFen`. */
    fromQuantity: number;
    priceFen: number;
  };
}
