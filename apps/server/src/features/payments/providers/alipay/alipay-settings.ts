/** What an account at Alipay's open platform gives whoever sells with it. */
export interface AlipaySettings {
  appId: string;
  /** The account that the money reaches: sixteen digits, 2088…. */
  sellerId: string;
  /** Our application's, PEM. */
  privateKey: string;
  /** Alipay's, PEM. */
  publicKey: string;
  /** Where its interface answers. */
  gateway: string;
  /** Where it reports payments. */
  notifyUrl: string;
}
