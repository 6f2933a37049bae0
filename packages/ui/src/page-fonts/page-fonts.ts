import { cutName } from './cut-name.ts';

const styleSheets = import.meta.glob<string>('./cuts/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * The style rules for the Chinese characters of one page, to stand in its head after
 * `fonts-zh.css`. Pages without them, and words that are newer than the cut, take the slices there.
 * @param address without the language, such as `/product/sdp` or `/mall?item=sim-card`
 */
export function pageFontsOf(address: string): string | undefined {
  const [path = ''] = address.split('?');
  return cutOf(address) ?? cutOf(path);
}

function cutOf(address: string): string | undefined {
  return styleSheets[`./cuts/${cutName(address)}.css`];
}
