import { languageTags, timeTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

import { escapeHtml } from '../../../escape-html.ts';
import type { ExportedPart, Row } from './exported-tables.ts';
import type { Made, Section } from './section.ts';
import { fieldNames, pageTexts, tableNames, valueNames } from './export-words.ts';

const style =
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color-scheme:light dark}' +
  'article{border-top:1px solid;padding:.75rem 0}section section{padding-left:1rem}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;margin:0}' +
  'dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}h3{font-size:1rem;margin:.75rem 0 0}' +
  '@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}';

/** Writes the same as a page to read, without scripts or remote content. */
export async function* writePage(
  sections: Section[],
  { language, now }: Made,
): AsyncGenerator<string> {
  const { title, lead, none } = pageTexts[language];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  yield (
    `<!doctype html><html lang="${languageTags[language]}"><head>${head}<style>${style}</style></head>` +
      `<body><main><h1>${title}</h1><p>${lead(formatTime(now, language))}</p>`
  );
  for (const { told, rows } of sections) {
    yield `<section><h2>${nameOf(tableNames, told.table, language)}</h2>`;
    let isEmpty = true;
    for await (const row of rows()) {
      isEmpty = false;
      yield article(row, told.parts ?? [], language);
    }
    yield isEmpty ? `<p>${none}</p></section>` : '</section>';
  }
  yield '</main></body></html>\n';
}

function article(row: Row, parts: readonly ExportedPart[], language: Language): string {
  const inside = new Set(parts.map(({ table }) => table));
  const told = Object.entries(row).filter(
    ([field, value]) => !inside.has(field) && value !== null && value !== '',
  );
  const facts = told.map(
    ([field, value]) =>
      `<dt>${nameOf(fieldNames, field, language)}</dt><dd>${escapeHtml(wordsOf(field, value, language))}</dd>`,
  );
  const below = parts.flatMap((part) => {
    const rows = row[part.table] as Row[];
    if (rows.length === 0) return [];
    const articles = rows.map((each) => article(each, part.parts ?? [], language));
    return [
      `<section><h3>${nameOf(tableNames, part.table, language)}</h3>${articles.join('')}</section>`,
    ];
  });
  return `<article><dl>${facts.join('')}</dl>${below.join('')}</article>`;
}

function wordsOf(field: string, value: unknown, language: Language): string {
  if (value instanceof Date) return formatTime(value.getTime(), language);
  if (typeof value === 'number' && field.endsWith('Fen')) return formatFen(value, language);
  if (typeof value === 'number' && /^is[A-Z]/.test(field))
    return pageTexts[language][value === 0 ? 'no' : 'yes'];
  if (typeof value === 'object' && value !== null) return objectWords(value as Row, language);
  const word = String(value);
  return valueNames[word]?.[language] ?? word;
}

/** Describes an object: a text in both languages, or the facts of an address, a fapiao, or an enquiry. */
function objectWords(value: Row | unknown[], language: Language): string {
  if (Array.isArray(value)) return value.map((each) => wordsOf('', each, language)).join('; ');
  if ('zh' in value && 'en' in value) return value[language] as string;
  return Object.entries(value)
    .map(
      ([field, each]) =>
        `${nameOf(fieldNames, field, language)}: ${wordsOf(field, each, language)}`,
    )
    .join('\n');
}

function nameOf(
  names: Record<string, Record<Language, string>>,
  key: string,
  language: Language,
): string {
  return escapeHtml(names[key]?.[language] ?? key);
}

/**
 * Formats are cached: creating one takes long, and memory that Node does not count, and an export has thousands of
 * rows.
 */
const timeFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
const moneyFormats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** Formats a time in Beijing time, as all documents of the site do. */
function formatTime(at: number, language: Language): string {
  timeFormats[language] ??= new Intl.DateTimeFormat(timeTags[language], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return `${timeFormats[language].format(at)} (UTC+8)`;
}

function formatFen(fen: number, language: Language): string {
  moneyFormats[language] ??= new Intl.NumberFormat(languageTags[language], {
    minimumFractionDigits: 2,
  });
  // The amount is for display. Nothing is computed with it.
  return `${fen < 0 ? '-' : ''}¥${moneyFormats[language].format(Math.abs(fen) / 100)}`;
}
