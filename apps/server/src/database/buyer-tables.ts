import type { Generated } from 'kysely';

/** Tables of 0009-addresses.sql. */
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
  tierPrices: {
    sku: string;
    /** From so many pieces on, each costs `priceFen`. */
    fromQuantity: number;
    priceFen: number;
  };
}
