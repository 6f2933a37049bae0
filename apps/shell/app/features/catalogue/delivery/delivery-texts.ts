/** Texts that say when something is delivered. */
export const deliveryTexts = {
  zh: {
    readyToShip: (day: string, there: string) => `预计\u00a0${day}发货，${there}送达`,
    readyAsLicence: (day: string) => `预计\u00a0${day}前签发授权码`,
    readyAtOnce: '付款后即签发授权码',
  },
  en: {
    readyToShip: (day: string, there: string) => `Ships around ${day}, arrives around ${there}`,
    readyAsLicence: (day: string) => `Licence key issued by ${day}`,
    readyAtOnce: 'Licence key right after payment',
  },
};
