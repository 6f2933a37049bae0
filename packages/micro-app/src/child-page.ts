export interface PageOptions {
  name: string;
  /** Title of the child's own page. */
  title?: string;
  language?: string;
}

/** Addresses of the built files. */
export interface PageFiles {
  /** The module with the lifecycles first, then all its static imports. */
  modules: string[];
  styles: string[];
  standalone: string;
  shim: string;
}

/**
 * The entry page. `data-lifecycles` tells our host which module to import. `ignore` hides the modules from qiankun,
 * which evaluates scripts as text, and `entry` marks the script that it can evaluate.
 */
export function childPage(options: PageOptions, files: PageFiles): string {
  const [lifecycles, ...preloads] = files.modules;
  return pageOf(options, [
    ...files.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...preloads.map((url) => `<link rel="modulepreload" href="${url}">`),
    `<script type="module" src="${lifecycles}" data-lifecycles ignore></script>`,
    `<script type="module" src="${files.standalone}" ignore></script>`,
    `<script src="${files.shim}" entry></script>`,
  ]);
}

export function developmentPage(options: PageOptions, standalone: string): string {
  return pageOf(options, [`<script type="module" src="${standalone}"></script>`]);
}

function pageOf({ name, title = name, language = 'zh' }: PageOptions, tags: string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
${tags.join('\n')}
</head>
<body></body>
</html>
`;
}
