/** What every copy button says after a press. */
export const copyTexts = {
  zh: { copied: '已复制', failed: '浏览器不允许复制' },
  en: { copied: 'Copied', failed: 'Your browser forbids it' },
};
