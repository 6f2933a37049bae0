import { unicodeRange } from './unicode-range.ts';

/**
 * Fonts of the reader's system, stretched to what the cut fonts take in the English text of the site,
 * with their ascent and descent (1025 and 275 of 1000), so that nothing moves when they arrive.
 * Figures and capitals differ from the rest in width, so each kind is stretched by itself.
 */
interface Stretch {
  names: readonly string[];
  /** Percent: figures, capitals, everything else. */
  widths: readonly [number, number, number];
}

const ranges = ['U+30-39', 'U+41-5a', 'U+0-2f, U+3a-40, U+5b-2fff'] as const;

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'NimbusSans-Regular'];
const arialBold = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'Arimo Bold',
  'NimbusSans-Bold',
];

/** One family for each design: Arial and its metric twins, Android's Roboto, and what Linux has without either. */
const families: readonly [string, Record<300 | 400 | 600, Stretch>][] = [
  [
    'Pad Sans Fallback',
    {
      300: { names: arial, widths: [107.91, 92.29, 99.69] },
      400: { names: arial, widths: [107.91, 93.51, 101.32] },
      600: { names: arialBold, widths: [107.91, 94.6, 96.89] },
    },
  ],
  [
    'Pad Sans Roboto',
    {
      300: { names: ['Roboto Light', 'Roboto-Light'], widths: [108.17, 98.42, 101.27] },
      400: { names: ['Roboto', 'Roboto-Regular'], widths: [106.76, 98.73, 101.15] },
      600: { names: ['Roboto Bold', 'Roboto-Bold'], widths: [104.58, 100.56, 103.02] },
    },
  ],
  [
    'Pad Sans DejaVu',
    {
      300: { names: ['DejaVu Sans'], widths: [94.31, 92.1, 86.81] },
      400: { names: ['DejaVu Sans'], widths: [94.31, 93.31, 88.23] },
      600: { names: ['DejaVu Sans Bold'], widths: [86.23, 85.57, 80.81] },
    },
  ],
];

const typewriters = ['Courier New', 'Liberation Mono', 'Cousine', 'NimbusMonoPS-Regular'];

/** Full-width in Chinese. */
export const chineseMarks = '·—‘’“”…、。《》〈〉「」『』【】〔〕〖〗！（），：；？～％＋－／＝｜￥';

export const fallbackFaces: readonly string[] = [
  ...families.flatMap(([family, weights]) =>
    Object.entries(weights).flatMap(([weight, { names, widths }]) =>
      widths.map((width, at) =>
        face(family, Number(weight), { names, width, range: ranges[at] ?? '' }),
      ),
    ),
  ),
  face('Pad Mono Fallback', 400, { names: typewriters, width: 99.98 }),
  face('Pad Mono Console', 400, { names: ['Menlo', 'DejaVu Sans Mono'], width: 99.66 }),
  marksFallback(),
];

/** Quotes, dashes and dots are as wide as a character in Chinese from the first moment on; the middle dot is half of that. */
function marksFallback(): string {
  const names = ['PingFang SC', 'PingFangSC-Regular', 'HarmonyOS Sans SC', 'Microsoft YaHei'];
  const open = ['Noto Sans CJK SC', 'NotoSansCJKsc-Regular', 'Noto Sans SC', 'Source Han Sans SC'];
  const family = 'Pad Sans SC Marks Fallback';
  return `@font-face {
  font-family: '${family}';
  font-weight: 300 600;
  src: ${locals([...names, ...open])};
  unicode-range: ${unicodeRange(chineseMarks.replace('·', ''))};
}
@font-face {
  font-family: '${family}';
  font-weight: 300 600;
  src: ${locals(arial)};
  size-adjust: 165%;
  unicode-range: ${unicodeRange('·')};
}`;
}

interface Face {
  names: readonly string[];
  width: number;
  range?: string;
}

function face(family: string, weight: number, { names, width, range }: Face): string {
  const percent = (value: number) => `${((value / width) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${locals(names)};
  size-adjust: ${width}%;
  ascent-override: ${percent(102.5)};
  descent-override: ${percent(27.5)};
  line-gap-override: 0%;${range ? `\n  unicode-range: ${range};` : ''}
}`;
}

function locals(names: readonly string[]): string {
  return names.map((name) => `local('${name}')`).join(', ');
}
