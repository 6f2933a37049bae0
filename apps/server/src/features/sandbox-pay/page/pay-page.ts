import { hash } from 'node:crypto';

import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

import { escapeHtml } from '../../../escape-html.ts';
import { payPath, stateOf } from '../charge.ts';
import type { StoredCharge } from '../charge.ts';
import { outcomes } from '../choose-outcome.ts';
import type { PayPageTexts } from './pay-page-texts.ts';

/**
 * Lets the shop's pages lead to this one with the same transition as between its own. Browsers require that both pages
 * opt in, under the same media query.
 */
const transition =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';
export const transitionHash = hash('sha256', transition, 'base64');

/** Loaded on demand, because sites with another payment company never show this page. */
async function textsIn(language: Language): Promise<PayPageTexts> {
  return (await import('./pay-page-texts.ts')).payPageTexts[language];
}

interface PageOptions {
  language: Language;
  now: number;
}

/** Writes the company's page for one charge, without scripts. */
export async function payPage(
  charge: StoredCharge,
  { language, now }: PageOptions,
): Promise<string> {
  const texts = await textsIn(language);
  const state = stateOf(charge, now);
  const main = `
    <p class="subject">${escapeHtml(charge.subject)}</p>
    <dl>
      <div><dt>${texts.amount}</dt><dd class="amount">${formatFen(charge.amountFen, language)}</dd></div>
      <div><dt>${texts.number}</dt><dd class="number">${escapeHtml(charge.id)}</dd></div>
    </dl>
    ${state === 'pending' ? choices(charge, texts) : ended(charge, texts.ended[state], texts.back)}`;
  return frame(main, { language, texts, switchPath: chargePath(charge, texts) });
}

export async function missingPage(language: Language): Promise<string> {
  const texts = await textsIn(language);
  const { missing, missingText } = texts;
  const main = `<h2>${missing}</h2><p>${missingText}</p>`;
  return frame(main, { language, texts, switchPath: undefined });
}

function choices({ id }: StoredCharge, texts: PayPageTexts): string {
  const buttons = outcomes.map((outcome) => {
    const { label, detail } = texts.outcomes[outcome];
    return `<button name="outcome" value="${outcome}"><strong>${label}</strong> <span>${detail}</span></button>`;
  });
  return `
    <form method="post" action="${payPath}">
      <h2>${texts.choose}</h2>
      <input type="hidden" name="charge" value="${escapeHtml(id)}">
      ${buttons.join('\n      ')}
    </form>`;
}

function ended({ returnUrl }: StoredCharge, words: string, back: string): string {
  return `<p class="ended" role="status">${words}</p>
    <p><a class="back" href="${escapeHtml(returnUrl)}">${back}</a></p>`;
}

function chargePath(
  { id }: StoredCharge,
  { otherLanguage }: { otherLanguage: { language: Language } },
) {
  return `${payPath}?charge=${encodeURIComponent(id)}&language=${otherLanguage.language}`;
}

interface FrameOptions {
  language: Language;
  texts: PayPageTexts;
  switchPath: string | undefined;
}

function frame(main: string, { language, texts, switchPath }: FrameOptions): string {
  const { company: title, notice, otherLanguage } = texts;
  const tag = languageTags[otherLanguage.language];
  const link =
    switchPath && `<a href="${escapeHtml(switchPath)}" lang="${tag}">${otherLanguage.label}</a>`;
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>${transition}</style>
  <link rel="stylesheet" href="${payPath}/style.css">
</head>
<body>
  <header><h1>${title}</h1>${link ?? ''}</header>
  <main>${main}
  </main>
  <footer><p>${notice}</p></footer>
</body>
</html>
`;
}

function formatFen(fen: number, language: Language): string {
  const yuan = new Intl.NumberFormat(languageTags[language], {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  });
  // The amount is for display. Nothing is computed with it.
  return yuan.format(fen / 100);
}
