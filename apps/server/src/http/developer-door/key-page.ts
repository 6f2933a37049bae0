import { hash } from 'node:crypto';

import { languageTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';

const style =
  ':root{color-scheme:light dark}' +
  'body{max-width:30rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.5rem}label{display:block;font-weight:600}' +
  'input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.25rem .5rem;font:inherit}' +
  'button{min-height:2.75rem;margin-top:.75rem;padding:.25rem 1rem;font:inherit}';
const styleHash = hash('sha256', style, 'base64');

/** Allows only the page's own style and its own form. */
export const keyPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const texts: Localised<Record<'title' | 'note' | 'label' | 'open' | 'wrong', string>> = {
  zh: {
    title: '开发用页面',
    note: '这里能看到验证码，需要密钥才能打开。密钥在启动服务器的终端里，也在数据目录的 mailbox.key 文件里（设置了 MAILBOX_KEY 时就是它）。',
    label: '密钥',
    open: '打开',
    wrong: '密钥不正确，请重新输入。',
  },
  en: {
    title: 'A page for development',
    note: 'Codes can be read here, so it opens with a key. The key stands in the terminal that started the server and in mailbox.key of the data folder; where MAILBOX_KEY is set, it is that one.',
    label: 'Key',
    open: 'Open',
    wrong: 'That is not the key. Please enter it again.',
  },
};

interface KeyForm {
  /** The address to which the form is sent. */
  action: string;
  /** The page to which the right key leads. */
  page: string;
  isWrong: boolean;
}

/** A page without scripts that asks for the key of the pages for development. */
export function keyPage({ action, page, isWrong }: KeyForm, language: Language): string {
  const { title, note, label, open, wrong } = texts[language];
  const fault = isWrong ? `<p id="wrong" role="alert">${wrong}</p>` : '';
  const describedBy = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : '';
  return (
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${note}</p>` +
    `<form method="post" action="${action}"><input type="hidden" name="page" value="${page}">` +
    `<label for="key">${label}</label>${fault}` +
    `<input id="key" name="key" type="password" autocomplete="off" required autofocus${describedBy}>` +
    `<button>${open}</button></form></main></body></html>`
  );
}
