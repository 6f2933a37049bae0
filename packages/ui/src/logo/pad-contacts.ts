/**
 * The mark: an ISO 7816 pad of eight contacts in two columns, drawn on 22 × 22 units in the standard's proportion of
 * contact height to gap, 4 : 2. Read round the pad in the order of a chip's pins, long is 1 and short is 0: 0101 0101,
 * the letter U. C7 is the data line.
 */
export const padContacts = [
  { name: 'C1', x: 0, y: 0, width: 6 },
  { name: 'C2', x: 0, y: 6, width: 14 },
  { name: 'C3', x: 0, y: 12, width: 6 },
  { name: 'C4', x: 0, y: 18, width: 14 },
  { name: 'C8', x: 16, y: 18, width: 6 },
  { name: 'C7', x: 8, y: 12, width: 14 },
  { name: 'C6', x: 16, y: 6, width: 6 },
  { name: 'C5', x: 8, y: 0, width: 14 },
] as const;

export const contactHeight = 4;
