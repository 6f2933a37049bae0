/** Says from which network address somebody came. */
export const addressWords = {
  zh: (address: string) => `地址 ${address}`,
  en: (address: string) => `Address ${address}`,
};
