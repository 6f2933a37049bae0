/** The attributes by which the script finds the parts that it animates. */
export const signatureMarkers = {
  figure: 'data-signature',
  stage: 'data-signature-stage',
  part: 'data-signature-part',
  bit: 'data-signature-bit',
  hex: 'data-signature-hex',
} as const;
