/** By these attributes the script finds what it moves. */
export const signatureMarkers = {
  figure: 'data-signature',
  stage: 'data-signature-stage',
  part: 'data-signature-part',
  bit: 'data-signature-bit',
  hex: 'data-signature-hex',
} as const;
