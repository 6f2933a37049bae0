import { hash } from 'node:crypto';

import { languageTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';

import { escapeHtml } from '../../../escape-html.ts';
import type { SandboxParcel } from '../move-parcel.ts';
import type { Station } from '../parcel-way.ts';

const style =
  ':root{color-scheme:light dark}' +
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}' +
  'article{border-top:1px solid;padding:1rem 0}h2{font:600 1rem/1.6 ui-monospace,monospace;margin:0}' +
  'p{margin:.25rem 0}form{display:flex;flex-wrap:wrap;gap:.75rem}' +
  'button{min-height:2.75rem;padding:.25rem 1rem;font:inherit}';
const styleHash = hash('sha256', style, 'base64');

/** Allows only the page's own style and form. */
export const carrierPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface Texts {
  title: string;
  note: string;
  none: string;
  lost: string;
  announced: string;
  move: string;
  lose: string;
  over: string;
}

const texts: Localised<Texts> = {
  zh: {
    title: '测试速运 · 营业厅',
    note: '开发用的物流公司，只有这台机器能看到。包裹会自动前行，也可以在这里让它立刻走一站，或者丢失。显示最近 20 个。',
    none: '还没有包裹。付款后的订单会在稍后自动发货。',
    lost: '已丢失',
    announced: '刚刚登记',
    move: '前行一站',
    lose: '丢失',
    over: '已签收',
  },
  en: {
    title: 'Test carrier · depot',
    note: 'A carrier for development, shown on this machine only. Parcels move by themselves; here one can move on at once, or get lost. The latest 20.',
    none: 'No parcels yet. Paid orders are sent after a moment.',
    lost: 'Lost',
    announced: 'Just announced',
    move: 'Move on',
    lose: 'Lose it',
    over: 'Delivered',
  },
};

/** Writes the page of the carrier's parcels, without scripts. */
export async function carrierPage(parcels: SandboxParcel[], language: Language): Promise<string> {
  const { title, note, none } = texts[language];
  const { parcelWay } = await import('../parcel-way.ts');
  const articles = parcels.map((parcel) => article(parcel, { way: parcelWay(parcel), language }));
  return (
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${note}</p>` +
    `${articles.join('') || `<p>${none}</p>`}</main></body></html>`
  );
}

function article(
  parcel: SandboxParcel,
  { way, language }: { way: Station[]; language: Language },
): string {
  const { lost, announced, move, lose, over } = texts[language];
  const station = way[parcel.station];
  const where = station ? `${station.place[language]} · ${station.text[language]}` : announced;
  const isOver = parcel.station === way.length - 1;
  const form =
    `<form method="post"><input type="hidden" name="parcel" value="${parcel.trackingNo}">` +
    `<button name="action" value="move">${move}</button><button name="action" value="lose">${lose}</button></form>`;
  const end = parcel.isLost === 1 ? `<p>${lost}</p>` : isOver ? `<p>${over}</p>` : form;
  return `<article><h2>${parcel.trackingNo}</h2><p>${escapeHtml(where)}</p>${end}</article>`;
}
