import type { Generated } from 'kysely';

/** Tables of 0009-addresses.sql, 0122-invoice-titles.sql, 0125-reorder-lists.sql and 0130-one-list-a-name-and-one-customer-a-fapiao.sql. */
export interface BuyerTables {
  addresses: {
    id: string;
    accountId: string;
    /** 1 to 20: bounds how many an account keeps. */
    slot: number;
    recipient: string;
    phone: string;
    province: string;
    city: string;
    district: string;
    street: string;
    /** When it was last made the default; the latest is. */
    preferredAt: Generated<number>;
  };
  invoiceTitles: {
    id: string;
    accountId: string;
    /** 1 to 20: bounds how many an account keeps. */
    slot: number;
    /** JSON of the contract's `InvoiceTitle`. */
    invoice: string;
    savedAt: number;
  };
  reorderLists: {
    id: string;
    accountId: string;
    /** 1 to 20: bounds how many an account keeps. */
    slot: number;
    name: string;
    /** How often it has been replaced: two who change it at once see each other. */
    revision: number;
    changedAt: number;
  };
  reorderListLines: {
    listId: string;
    position: number;
    sku: string;
    quantity: number;
    /** What a piece cost when the line was kept. */
    priceFen: number;
  };
  tierPrices: {
    sku: string;
    /** The quantity from which each piece costs `priceFen`. */
    fromQuantity: number;
    priceFen: number;
  };
}
