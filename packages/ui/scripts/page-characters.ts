import type { FontTools } from './font-sources.ts';

export const weights = [300, 400, 600] as const;
export type Weight = (typeof weights)[number];

/** The Chinese characters of a page by the weight they are set in. */
export type PageCharacters = Record<Weight, Set<string>>;

/**
 * Walks the running site from its home page, along links to pages of their own, in Chinese.
 * What needs a session is not reached; it lives from the shared files and the slices.
 */
export async function readPages(
  origin: string,
  { chromium }: Pick<FontTools, 'chromium'>,
): Promise<Map<string, PageCharacters>> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const pages = new Map<string, PageCharacters>();
  const waiting = ['/home'];
  for (const path of waiting) {
    // A page of its own: one that forwards its visitor would take the next address away.
    const page = await browser.newPage();
    const answer = await page.goto(new URL(path, origin).href, { waitUntil: 'load' });
    const isShown = answer?.status() === 200 && page.url() === new URL(path, origin).href;
    const found = isShown ? await page.evaluate(readDocument) : undefined;
    await page.close();
    if (!found) continue;
    const { texts, paths, hasStyles } = found;
    if (!hasStyles) throw new Error(`The styles of ${path} did not arrive: is the build fresh?`);
    pages.set(path, charactersOf(texts));
    waiting.push(...paths.filter((next) => isOurs(next) && !waiting.includes(next)));
  }
  await browser.close();
  return pages;
}

function isOurs(path: string): boolean {
  return !/^\/(en|uid-front|assets|im|child|uid-product|uid-app)(\/|$)|\./.test(path);
}

function charactersOf(texts: readonly { weight: number; text: string }[]): PageCharacters {
  const characters = { 300: new Set<string>(), 400: new Set<string>(), 600: new Set<string>() };
  for (const { weight, text } of texts) {
    const nearest = weight < 400 ? 300 : weight < 500 ? 400 : 600;
    for (const character of text.match(/\p{Script=Han}/gu) ?? []) {
      characters[nearest].add(character);
    }
  }
  return characters;
}

/** Runs in the page. */
function readDocument() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { weight: number; text: string }[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue: text } = walker.currentNode;
    if (!parent || !text || parent.closest('script, style, template')) continue;
    texts.push({ weight: Number(getComputedStyle(parent).fontWeight), text });
  }
  const paths = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(
      (link) => link.origin === location.origin && /^(\?(item|id)=[\w-]+)?$/.test(link.search),
    )
    .map((link) => link.pathname + link.search);
  const hasStyles = getComputedStyle(document.body).getPropertyValue('--font-sans') !== '';
  return { texts, paths: [...new Set(paths)], hasStyles };
}
