/** Tables of 0031-erasures.sql. Times are epoch milliseconds. */
export interface ErasureTables {
  erasures: {
    kind: ErasureKind;
    /** Its id: it names nobody any more. */
    subject: string;
    at: number;
  };
}

export type ErasureKind = 'account' | 'enquiry' | 'quote';
