const styleSheets = import.meta.glob<string>('./cuts/*.css', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/**
 * The address of the style sheet with the Chinese characters of one page, to link after
 * `fonts-zh.css`. Pages without one, and words that are newer than the cut, take the slices there.
 * @param path without the language, such as `/product/sdp`
 */
export function pageFontsOf(path: string): string | undefined {
  return styleSheets[`./cuts/${path.slice(1).replaceAll('/', '-')}.css`];
}
