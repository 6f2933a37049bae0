/** By these attributes the script of a solution's page finds the kit. */
export const kitMarkers = {
  form: 'data-kit',
  /** Of use with script only. */
  scripted: 'data-kit-scripted',
  /** A number of pieces; the value is the SKU. */
  sku: 'data-kit-sku',
  total: 'data-kit-total',
  /** One piece's price in fen. */
  price: 'data-kit-price',
  message: 'data-kit-message',
} as const;
