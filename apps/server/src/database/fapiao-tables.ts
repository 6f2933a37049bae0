import type { FapiaoType } from '@uid/contract/invoices';

/** Tables of 0124-fapiao-files.sql and 0130-one-list-a-name-and-one-customer-a-fapiao.sql. */
export interface FapiaoTables {
  fapiaoFiles: {
    id: string;
    orderId: string;
    /** 8 or 20 digits: a PDF and an OFD of one fapiao have the same. */
    number: string;
    type: FapiaoType;
    bytes: number;
    /** SHA-256 of the file, in hexadecimal. */
    hash: string;
    /** Base64. */
    content: string;
    attachedAt: number;
    /** Who of the staff did. */
    attachedBy: string;
  };
  /** Of files that are being attached: empty between two transactions. */
  fapiaoHashes: { hash: string };
}
