import type { FapiaoType } from '@uid/contract/invoices';

/** Tables of 0124-fapiao-files.sql and 0130-one-list-a-name-and-one-customer-a-fapiao.sql. */
export interface FapiaoTables {
  fapiaoFiles: {
    id: string;
    orderId: string;
    /** 8 or 20 digits: the PDF and the OFD of one fapiao share their number. */
    number: string;
    type: FapiaoType;
    bytes: number;
    /** SHA-256 of the file, in hexadecimal. */
    hash: string;
    /** Base64. */
    content: string;
    attachedAt: number;
    /** The account of the staff member who attached the file. */
    attachedBy: string;
  };
  /** Hashes of files that are being attached: empty after each transaction. */
  fapiaoHashes: { hash: string };
}
