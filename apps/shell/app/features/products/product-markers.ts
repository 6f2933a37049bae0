/** The attributes by which the script of a product page finds its tools. */
export const productMarkers = {
  tools: 'data-product-tools',
  copy: 'data-product-copy',
  print: 'data-product-print',
} as const;
