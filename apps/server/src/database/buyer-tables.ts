import type { Generated } from 'kysely';

/** Tables of 0009-addresses.sql and 0122-invoice-titles.sql. */
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
  tierPrices: {
    sku: string;
    /** The quantity from which each piece costs `priceFen`. */
    fromQuantity: number;
    priceFen: number;
  };
}
