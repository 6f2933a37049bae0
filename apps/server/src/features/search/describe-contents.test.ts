import { pageSize } from '@uid/contract/constants';
import type { ContentOf } from '@uid/contract/content-kinds';
import { routes } from '@uid/contract/pages';
import { expect, test } from 'vitest';

import { describeContents } from './describe-contents.ts';

const words = {
  title: 'A port',
  situation: 'Cranes',
  headline: '41 per cent',
  result: '3 hours instead of 9',
  method: 'Counted for 12 weeks',
  story: 'Gateways',
};

function describe(status: string, { isPublic = true, index = 0 } = {}): string {
  const content = { id: 'port', status, text: { zh: words, en: words } } as unknown;
  const kinds = describeContents({ language: 'en', isPublic });
  return JSON.stringify(kinds.case(content as ContentOf<'case'>, index));
}

test('a public site finds no figure of a sample, and everything else of it', () => {
  const figures = [words.headline, words.result, words.method];
  for (const figure of figures) {
    expect(describe('sample')).not.toContain(figure);
    expect(describe('sample', { isPublic: false })).toContain(figure);
    expect(describe('confirmed')).toContain(figure);
  }
  for (const word of [words.title, words.situation, words.story])
    expect(describe('sample')).toContain(word);
});

test('an entry of a list is found on its page of the list', () => {
  const pathAt = (index: number) => /"path":"([^"]*)"/.exec(describe('sample', { index }))?.[1];
  expect([0, pageSize - 1, pageSize].map(pathAt)).toEqual([
    `${routes.cases}#port`,
    `${routes.cases}#port`,
    `${routes.cases}?page=2#port`,
  ]);
});

test('a public site finds no sample of a certificate, and a confirmed one by its number', () => {
  const words = { name: 'Throughput', issuer: 'A laboratory', scope: 'Two gateways' };
  const describeCertificate = (status: string, isPublic: boolean) =>
    describeContents({ language: 'en', isPublic }).certificate(
      {
        id: 'speed',
        number: 'TR-7',
        status,
        text: { zh: words, en: words },
      } as ContentOf<'certificate'>,
      0,
    );
  const found = { path: '/support/certificates?certificate=speed#speed', title: 'TR-7 Throughput' };
  expect(describeCertificate('sample', true)).toBeUndefined();
  expect(describeCertificate('sample', false)).toMatchObject(found);
  expect(describeCertificate('confirmed', true)).toMatchObject(found);
});

test('what is shown of an advisory is sentences: a vector is found, and never in an excerpt', () => {
  for (const [language, lead, vector] of [
    ['en', 'It could be read. No CVE.', ' Vector CVSS:4.0/AV:L/AC:L/SI:N/SA:N.'],
    ['zh', '可能被读取。未申请 CVE。', '向量 CVSS:4.0/AV:L/AC:L/SI:N/SA:N。'],
  ] as const) {
    const text = { title: 'Log', summary: lead + vector };
    const content = { id: 'UID-SA-2026-001', text: { zh: text, en: text } } as unknown;
    const { advisory } = describeContents({ language, isPublic: true });
    const described = advisory(content as ContentOf<'advisory'>, 0);
    expect(described?.path).toBe('/support?advisory=uid-sa-2026-001#uid-sa-2026-001');
    expect(described?.summary).toBe(lead);
    expect(JSON.stringify(described?.all)).toContain('CVSS:4.0/AV:L');
  }
});
