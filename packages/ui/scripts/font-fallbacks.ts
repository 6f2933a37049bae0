/**
 * The system's Arial (or its metric twins) stretched to the cut fonts' average width in English text,
 * with their ascent and descent, so that nothing moves when they arrive. From the fonts' own tables:
 * ascent 1025, descent 275 of 1000; widths weighted by how often each letter stands in English.
 */
export const fallbackFaces: readonly string[] = [
  face('Pad Sans Fallback', 300, ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], 99.71),
  face('Pad Sans Fallback', 400, ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], 101.26),
  face('Pad Sans Fallback', 600, ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], 96.86),
  face('Pad Mono Fallback', 400, ['Courier New', 'Liberation Mono', 'Cousine'], 99.98),
];

function face(family: string, weight: number, names: readonly string[], width: number): string {
  const percent = (value: number) => `${((value / width) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${width}%;
  ascent-override: ${percent(102.5)};
  descent-override: ${percent(27.5)};
  line-gap-override: 0%;
}`;
}
