/** The account that buyers transfer to. */
export interface TransferSettings {
  holder: string;
  bank: string;
  account: string;
  /** How long after its making an order waits for a transfer, milliseconds. */
  payableTime: number;
}
