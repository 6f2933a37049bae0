/**
 * Builds and signs the Android package: `KEYSTORE=… KEYSTORE_PASSWORD=… npm run app -w @uid/downloads`.
 * Needs aapt, smali, zipalign, apksigner and android-framework-res (Debian's names). The result is
 * committed, since few machines have these tools; the key stays with the publisher.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { appFacts } from '../src/android/app-facts.ts';
import { writeIcons } from '../src/android/write-icons.ts';

const { KEYSTORE, KEYSTORE_PASSWORD, FRAMEWORK } = process.env;
if (!KEYSTORE || !KEYSTORE_PASSWORD)
  throw new Error('Set KEYSTORE to a PKCS#12 file outside this repository and KEYSTORE_PASSWORD.');
const framework = FRAMEWORK ?? '/usr/share/android-framework-res/framework-res.apk';
const source = join(import.meta.dirname, 'app');
const stage = mkdtempSync(join(tmpdir(), 'uid-app-'));
const at = (name: string) => join(stage, name);

cpSync(join(source, 'res'), at('res'), { recursive: true });
writeIcons(at('res'));
const resources = ['-M', join(source, 'AndroidManifest.xml'), '-S', at('res'), '-I', framework];
const versions = [
  ['--version-code', appFacts.versionCode],
  ['--version-name', appFacts.versionName],
  ['--min-sdk-version', appFacts.minSdk],
  ['--target-sdk-version', appFacts.targetSdk],
].flatMap(([name, value]) => [String(name), String(value)]);

mkdirSync(at('ids'));
// From Android 11 on, the resource table in the package must be uncompressed.
run('aapt', [
  'package',
  '-f',
  '-J',
  at('ids'),
  '-F',
  at('bare.apk'),
  '-0',
  'arsc',
  ...versions,
  ...resources,
]);
writeFileSync(
  at('MainActivity.smali'),
  withNumbers(readFileSync(join(source, 'smali/MainActivity.smali'), 'utf8')),
);
run('smali', [
  'assemble',
  '--api',
  String(appFacts.minSdk),
  '-o',
  at('classes.dex'),
  at('MainActivity.smali'),
]);
run('aapt', ['add', 'bare.apk', 'classes.dex'], stage);
run('zipalign', ['-f', '-p', '4', at('bare.apk'), at('aligned.apk')]);
const signature = ['--ks', KEYSTORE, '--ks-type', 'PKCS12', '--ks-pass', 'env:KEYSTORE_PASSWORD'];
const schemes = [1, 2, 3, 4].flatMap((each) => [`--v${each}-signing-enabled`, String(each < 4)]);
const out = join(import.meta.dirname, appFacts.file);
run('apksigner', [
  'sign',
  ...signature,
  ...schemes,
  '--min-sdk-version',
  String(appFacts.minSdk),
  '--out',
  out,
  at('aligned.apk'),
]);
rmSync(stage, { recursive: true });
process.stdout.write(run('apksigner', ['verify', '--verbose', '--print-certs', out]));

/**
 * Replaces references such as `@layout/main` by the ids that aapt has assigned. Throws if a resource does not exist.
 */
function withNumbers(code: string): string {
  const java = readFileSync(at('ids/R.java'), 'utf8');
  return code.replaceAll(/@([a-z]+)\/([a-z_]+)/g, (reference, kind: string, name: string) => {
    const numbers = java.split(`class ${kind} {`)[1]?.split('}', 1)[0];
    const number = new RegExp(`int ${name}=(0x[0-9a-f]+)`).exec(numbers ?? '')?.[1];
    if (!number) throw new Error(`No resource ${reference}.`);
    return number;
  });
}

function run(command: string, args: string[], cwd?: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8' });
}
