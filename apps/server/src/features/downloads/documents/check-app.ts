import type { FileFault } from '../../../file-checks/file-fault.ts';
import { readArchive } from '../../../file-checks/read-archive.ts';
import type { ReadPart } from '../../../file-checks/read-part.ts';

const signingBlock = 'APK Sig Block 42';

/**
 * Checks that a file is a signed Android app: an archive from its first byte to its last, with entries that a phone can
 * install.
 */
export async function checkApp(read: ReadPart, size: number): Promise<FileFault | undefined> {
  const archive = await readArchive(read, size);
  if (typeof archive === 'string') return archive;
  const { entries, directory } = archive;
  if (!entries.some(({ name }) => name === 'AndroidManifest.xml')) return 'type';
  if (Math.min(...entries.map(({ place }) => place)) > 0) return 'mixed';
  const block = await read(directory - signingBlock.length, signingBlock.length);
  const isSigned =
    block.toString('latin1') === signingBlock ||
    entries.some(({ name }) => /^META-INF\/[^/]+\.(RSA|EC|DSA)$/.test(name));
  return isSigned ? undefined : 'unsigned';
}
