import { downloadPath } from '@uid/contract/downloads';
import type { Download } from '@uid/contract/downloads';
import { Icon } from '@uid/ui/icon';

import { copyWords } from '../../layout/copy/copy-words.ts';
import { Day } from '../../layout/day.tsx';
import { useLanguage } from '../../layout/use-language.ts';
import { copyMarker } from './copy-marker.ts';
import { downloadTexts } from './download-texts.ts';
import styles from './downloads.module.css';

/** Files, with what a reader needs to know before and after downloading them. */
export function FileList({ downloads }: { downloads: readonly Download[] }) {
  const language = useLanguage();
  const texts = downloadTexts[language];
  return (
    <ul className={styles.files}>
      {downloads.map((each) => (
        <li key={each.name} className={styles.file}>
          <a className={styles.link} href={downloadPath(each)} hrefLang={each.language}>
            <Icon name="download" />
            <span>
              {nameOf(each, texts)} <span className={styles.size}>{sizeOf(each)}</span>
            </span>
          </a>
          <p className={styles.facts}>
            {`${texts.version} ${each.version}`}
            <Day date={each.date} />
          </p>
          <p className={styles.checksum}>
            <span className={styles.label}>{texts.checksum}</span>
            <code>{each.sha256}</code>
            <button
              type="button"
              className={styles.copy}
              {...{ [copyMarker]: '', ...copyWords(language) }}
              hidden
            >
              {texts.copy}
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
}

type Texts = (typeof downloadTexts)[keyof typeof downloadTexts];

function nameOf({ documentKind, language, title }: Download, texts: Texts): string {
  const kind = documentKind && texts.documents[documentKind];
  return [title, kind, language && texts.languages[language]].filter(Boolean).join(' · ');
}

/** Returns the kind of the file, and its size in units of 1,000 bytes. */
function sizeOf({ name, size }: Download): string {
  const kind = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  if (size >= 10_000_000) return `${kind} ${Math.round(size / 1_000_000)} MB`;
  return `${kind} ${Math.ceil(size / 1000)} KB`;
}
