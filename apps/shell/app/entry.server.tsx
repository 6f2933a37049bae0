import { createHash, randomBytes } from 'node:crypto';

import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { Writable } from 'node:stream';

import { inlineHead } from './inline-head.ts';
import { pagePolicy } from './page-policy.ts';

/** Renders the whole document, then answers: a page is never half sent. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const rendered = await renderDocument(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
  );
  const head = inlineHead(new URL(request.url).pathname);
  const hashes = {
    scripts: [...inlineScripts(rendered, nonce), ...head.scripts].map(hashOf),
    styles: head.styles.map(hashOf),
  };
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', pagePolicy(hashes));
  headers.set('cache-control', 'no-cache');
  headers.set('speculation-rules', '"/speculation-rules.json"');
  const page = rendered
    .replaceAll(` nonce="${nonce}"`, '')
    // The page is readable without them: styles and fonts go first.
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('</head>', () => `${head.html}</head>`);
  return new Response(page, { status, headers });
}

function renderDocument(document: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Only the framework's own inline scripts carry the secret nonce: injected markup cannot get a hash. */
function inlineScripts(html: string, nonce: string): string[] {
  const marker = ` nonce="${nonce}"`;
  return html
    .split('<script')
    .slice(1)
    .filter(
      (part) =>
        part.slice(0, part.indexOf('>')).includes(marker) &&
        !/\ssrc=/.test(part.slice(0, part.indexOf('>'))),
    )
    .map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
