import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The content of the `authorization` header: AWS Signature Version 4. */
interface Said {
  accessKey: string;
  date: string;
  region: string;
  signedHeaders: string[];
  signature: string;
}

/** Returns whether a request was signed with these keys for this region, over its address, its headers and its body. */
export function isSigned(
  request: IncomingMessage,
  body: Buffer,
  keys: { accessKey: string; secretKey: string; region: string },
): boolean {
  const said = read(request.headers.authorization ?? '');
  const hash = createHash('sha256').update(body).digest('hex');
  if (!said || said.accessKey !== keys.accessKey || said.region !== keys.region) return false;
  if (request.headers['x-amz-content-sha256'] !== hash) return false;
  if (
    !['host', 'x-amz-content-sha256', 'x-amz-date'].every((each) =>
      said.signedHeaders.includes(each),
    )
  )
    return false;
  const time = String(request.headers['x-amz-date']);
  const scope = `${said.date}/${said.region}/s3/aws4_request`;
  const digest = createHash('sha256')
    .update(canonical(request, said, hash))
    .digest('hex');
  const text = ['AWS4-HMAC-SHA256', time, scope, digest].join('\n');
  const key = [said.date, said.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${keys.secretKey}`,
  );
  return hmac(key, text).toString('hex') === said.signature;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function read(header: string): Said | undefined {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  if (!found) return undefined;
  const [, accessKey = '', date = '', region = '', names = '', signature = ''] = found;
  return { accessKey, date, region, signedHeaders: names.split(';'), signature };
}

function canonical(request: IncomingMessage, { signedHeaders }: Said, hash: string): string {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const query = [...url.searchParams]
    .map((pair) => pair.map(encode).join('='))
    .toSorted()
    .join('&');
  const headers = signedHeaders.map(
    (name) => `${name}:${String(request.headers[name]).trim().replaceAll(/\s+/g, ' ')}\n`,
  );
  return [
    request.method,
    url.pathname,
    query,
    headers.join(''),
    signedHeaders.join(';'),
    hash,
  ].join('\n');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
