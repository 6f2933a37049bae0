/** The design tokens that drawings use, as in `packages/ui/src/tokens.css`. */
export interface Palette {
  ground: string;
  ink: string;
  ink2: string;
  hairline: string;
  control: string;
  gold: string;
  photon: string;
  ornament: string;
}

/** The colours of the day theme, on white paper. */
export const printPalette: Palette = {
  ground: '#ffffff',
  ink: '#0e1a1f',
  ink2: '#41525a',
  hairline: '#d6d1c3',
  control: '#7b868a',
  gold: '#7a5510',
  photon: '#00695c',
  ornament: '#b8862b',
};

export const nightPalette: Palette = {
  ground: '#081215',
  ink: '#e8eeec',
  ink2: '#9db0af',
  hairline: '#22332f',
  control: '#647775',
  gold: '#e0b65a',
  photon: '#4fe0c0',
  ornament: '#b8862b',
};

/** Returns what CSS `color-mix(in srgb, first share, second)` would. */
export function mix(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * share + channel(second, at) * (1 - share)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
