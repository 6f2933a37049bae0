/** Tables of 0031-erasures.sql. Times are epoch milliseconds. */
export interface ErasureTables {
  erasures: {
    kind: ErasureKind;
    /** The id of what was erased, which no longer identifies a person. */
    subject: string;
    at: number;
  };
}

export type ErasureKind = 'account' | 'enquiry' | 'quote';
