/** The bits as hexadecimal, the first bit being the highest: `0xB2`. */
export function hexOf(bits: readonly boolean[]): string {
  const value = bits.reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0);
  return `0x${value.toString(16).toUpperCase().padStart(2, '0')}`;
}
