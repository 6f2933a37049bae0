/** Icons, feed and manifest: the same on every page. */
export function DocumentLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ee" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#081215" />
    </>
  );
}
