import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const example = join(
  import.meta.dirname,
  '../../../../../../../downloads/android/uid-security.apk',
);

/** A small PDF; other words, other bytes. */
export function pdf(words = 'one'): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${words}\nxref\n0 0\ntrailer <<>>\nstartxref\n9\n%%EOF\n`);
}

/** A signed Android app, as a telephone installs it. */
export function app(): Buffer {
  return readFileSync(example);
}

/** The same without its signature, in the archive and around it. */
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

/** The same as any archive: nothing in it says that it is an app. */
export function archive(): Buffer {
  return renamed('AndroidManifest.xml', 'OtherwiseAnything.b');
}

/** The same with an entry that leads out of the folder in which it is opened. */
export function climbing(): Buffer {
  return renamed('classes.dex', '../lass.dex');
}

/** Its list of entries says another name of the same length. */
function renamed(from: string, to: string): Buffer {
  const bytes = app();
  const { directory } = placesIn(bytes);
  bytes.write(to, bytes.indexOf(from, directory), 'latin1');
  return bytes;
}

/** The same with a comment behind it. */
export function commentedApp(comment: string): Buffer {
  const bytes = app();
  bytes.writeUInt16LE(comment.length, bytes.length - 2);
  return Buffer.concat([bytes, Buffer.from(comment)]);
}

/** The same behind other bytes, and its list of entries says where each of them stands now. */
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
