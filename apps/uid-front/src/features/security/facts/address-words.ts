/** Says from which network address a visitor came. */
export const addressWords = {
  zh: (address: string) => `地址 ${address}`,
  en: (address: string) => `Address ${address}`,
};
