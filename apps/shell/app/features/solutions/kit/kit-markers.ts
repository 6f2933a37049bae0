/** The attributes by which the script of a solution's page finds the kit. */
export const kitMarkers = {
  form: 'data-kit',
  /** On what is useful with script only. */
  scripted: 'data-kit-scripted',
  /** On a field for a number of pieces; the value is the SKU. */
  sku: 'data-kit-sku',
  total: 'data-kit-total',
  /** On the same field: the price of one piece in fen. */
  price: 'data-kit-price',
  message: 'data-kit-message',
} as const;
