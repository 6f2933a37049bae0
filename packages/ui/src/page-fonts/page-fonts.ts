const styleSheets = import.meta.glob<string>('./cuts/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * The style rules for the Chinese characters of one page, to stand in its head after
 * `fonts-zh.css`. Pages without them, and words that are newer than the cut, take the slices there.
 * @param path without the language, such as `/product/sdp`
 */
export function pageFontsOf(path: string): string | undefined {
  return styleSheets[`./cuts/${path.slice(1).replaceAll('/', '-')}.css`];
}
