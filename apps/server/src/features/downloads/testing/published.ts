import type { PublishedFile } from '@uid/downloads/published-files';

/** Two small published files, one of each kind. */
export const publishedFiles: PublishedFile[] = [
  {
    name: 'uid-sdp-zh.pdf',
    kind: 'product-document',
    language: 'zh',
    product: 'sdp',
    title: { zh: '软件定义边界', en: 'Software-Defined Perimeter' },
    version: '1.0',
    date: '2026-11-02',
    type: 'application/pdf',
    savedAs: "软件定义边界 (v1.0)'.pdf",
    bytes: Buffer.from('0123456789'),
  },
  {
    name: 'uid-security.apk',
    kind: 'security-app',
    title: { zh: '安卓应用', en: 'Android app' },
    version: '1.0.0',
    date: '2026-11-02',
    type: 'application/vnd.android.package-archive',
    savedAs: 'uid-security-1.0.0.apk',
    bytes: Buffer.from('a package'),
  },
];
