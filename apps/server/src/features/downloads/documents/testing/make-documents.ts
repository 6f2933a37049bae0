import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const example = join(
  import.meta.dirname,
  '../../../../../../../downloads/android/uid-security.apk',
);

/** Returns a small PDF, whose bytes depend on the words. */
export function pdf(words = 'one'): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${words}\nxref\n0 0\ntrailer <<>>\nstartxref\n9\n%%EOF\n`);
}

/** Returns a signed Android app that phones can install. */
export function app(): Buffer {
  return readFileSync(example);
}

/** Returns the app without its signatures, neither in the archive nor around it. */
export function unsignedApp(): Buffer {
  const bytes = app();
  const { record, directory } = placesIn(bytes);
  const start = directory - 8 - Number(bytes.readBigUInt64LE(directory - 24));
  const end = Buffer.from(bytes.subarray(record));
  end.writeUInt32LE(start, 16);
  const entries = Buffer.from(bytes.subarray(directory, record));
  const certificate = entries.indexOf('.RSA');
  if (certificate >= 0) entries.write('.TXT', certificate);
  return Buffer.concat([bytes.subarray(0, start), entries, end]);
}

/** Returns the app with its manifest renamed, so that nothing shows that it is an app. */
export function archive(): Buffer {
  return renamed('AndroidManifest.xml', 'OtherwiseAnything.b');
}

/** Returns the app with an entry that would be unpacked outside of the target folder. */
export function climbing(): Buffer {
  return renamed('classes.dex', '../lass.dex');
}

/** Returns the app with another name of the same length in its central directory. */
function renamed(from: string, to: string): Buffer {
  const bytes = app();
  const { directory } = placesIn(bytes);
  bytes.write(to, bytes.indexOf(from, directory), 'latin1');
  return bytes;
}

/** Returns the app with a comment at its end. */
export function commentedApp(comment: string): Buffer {
  const bytes = app();
  bytes.writeUInt16LE(comment.length, bytes.length - 2);
  return Buffer.concat([bytes, Buffer.from(comment)]);
}

/** Returns the app with other bytes before it, and correct offsets in its central directory. */
export function appBehind(before: string): Buffer {
  const bytes = app();
  const { record, directory } = placesIn(bytes);
  const move = (at: number) => bytes.writeUInt32LE(bytes.readUInt32LE(at) + before.length, at);
  move(record + 16);
  for (let at = directory; at < record;) {
    move(at + 42);
    at += 46 + [28, 30, 32].reduce((sum, each) => sum + bytes.readUInt16LE(at + each), 0);
  }
  return Buffer.concat([Buffer.from(before), bytes]);
}

function placesIn(bytes: Buffer) {
  const record = bytes.lastIndexOf('PK\u0005\u0006');
  return { record, directory: bytes.readUInt32LE(record + 16) };
}
