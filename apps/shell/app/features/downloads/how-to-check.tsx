import { appFacts } from '@uid/downloads/app-facts';
import type { Download } from '@uid/contract/downloads';
import { routes } from '@uid/contract/pages';
import { Disclosure } from '@uid/ui/disclosure';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { downloadTexts } from './download-texts.ts';
import styles from './downloads.module.css';

/** Id of the instructions in the download centre, to which a product's files link. */
export const checkDownloads = 'check-downloads';

/** The commands that each system has for the check, and whose signature the released app carries. */
export function HowToCheck({ downloads }: { downloads: readonly Download[] }) {
  const texts = downloadTexts[useLanguage()];
  const localPath = useLocalPath();
  const { linux, windows, mac } = texts.systems;
  const hasOwnApp = downloads.some(
    ({ name, version }) => name === appFacts.file && version === appFacts.versionName,
  );
  const commands = [
    [linux, `sha256sum "${texts.file}"`],
    [windows, `certutil -hashfile "${texts.file}" SHA256`],
    [mac, `shasum -a 256 "${texts.file}"`],
  ] as const;
  return (
    <Disclosure id={checkDownloads} title={texts.check}>
      <p>
        {texts.checkText} <a href={localPath(`${routes.security}#verify`)}>{texts.checkAll}</a>
      </p>
      <dl className={styles.commands}>
        {commands.map(([system, command]) => (
          <div key={system}>
            <dt>{system}</dt>
            <dd>
              <code>{command}</code>
            </dd>
          </div>
        ))}
        {hasOwnApp && (
          <div>
            <dt>{texts.signer}</dt>
            <dd>
              <code>{appFacts.certificateSha256}</code>
            </dd>
          </div>
        )}
      </dl>
    </Disclosure>
  );
}
