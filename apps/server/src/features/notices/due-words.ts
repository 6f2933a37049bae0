import { languageTags, timeTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';

/** Formats an amount in the reader's language. */
export function moneyWords(fen: number, language: Language): string {
  const format = new Intl.NumberFormat(languageTags[language], {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(fen / 100);
}

/** Formats a near moment by the shop's clock, because the reader may be in any time zone. */
export function dueWords(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(timeTags[language], {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Shanghai',
  });
  return `${format.format(at)}${zone[language]}`;
}

const zone: Localised<string> = { zh: '（北京时间）', en: ' (Beijing time)' };
