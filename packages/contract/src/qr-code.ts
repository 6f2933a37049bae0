import { z } from './zod.ts';

/** A square of `size` by `size` modules, row by row from the top, one bit per module in base64: 1 is dark. */
export const qrCode = z.object({ size: z.int(), modules: z.string() });
export type QrCode = z.output<typeof qrCode>;

/** The dark modules as SVG path data, where a module is one unit wide. */
export function qrPath({ size, modules }: QrCode): string {
  const bytes = atob(modules);
  const isDark = (row: number, column: number) => {
    const at = row * size + column;
    return column < size && (bytes.charCodeAt(at >> 3) & (128 >> (at & 7))) !== 0;
  };
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (isDark(row, column + 1)) column += 1;
      const width = column - start + 1;
      path += `M${start} ${row}h${width}v1h-${width}z`;
    }
  }
  return path;
}
