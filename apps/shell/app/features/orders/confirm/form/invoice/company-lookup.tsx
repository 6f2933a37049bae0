import { isClientError } from '@uid/contract/client-errors';
import { findCompanies } from '@uid/contract/invoice-titles';
import type { FoundCompany } from '@uid/contract/invoice-titles';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { useLanguage } from '../../../../../layout/use-language.ts';
import { useLostFocus } from '../../../../../layout/use-lost-focus.ts';
import { request } from '../../../../../request/shell-request.ts';
import { confirmTexts } from '../../confirm-texts.ts';
import styles from '../../confirm.module.css';
import type { LiveOrderForm } from '../use-order-form.ts';

/**
 * Looks up the typed name on request; choosing one of the results fills in name and tax number. The lookup is optional.
 */
export function CompanyLookup({ live: { form, put } }: { live: LiveOrderForm }) {
  const language = useLanguage();
  const texts = confirmTexts[language];
  const [companies, setCompanies] = useState<FoundCompany[]>([]);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  const name = form.title.trim();

  async function find(): Promise<void> {
    setCompanies([]);
    if (name.length < 2) return setSaid(texts.lookUpShort);
    setIsBusy(true);
    setSaid('');
    try {
      const found = await request(findCompanies, { language, name }, { skipErrorHandler: true });
      setCompanies(found.companies);
      setSaid(texts.found(found.companies.length));
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setSaid(cause.message);
    }
    return setIsBusy(false);
  }

  return (
    <div ref={place} className={styles.lookup}>
      <Button tone="secondary" size="small" busy={isBusy} onClick={() => void find()}>
        {texts.lookUp}
      </Button>
      <output className={styles.hint}>{said}</output>
      {companies.length > 0 && (
        <ul className={styles.found}>
          {companies.map(({ name: title, taxNumber }) => (
            <li key={taxNumber}>
              <button
                type="button"
                onClick={() => {
                  leadTo('button');
                  put({ title, taxNumber });
                  setCompanies([]);
                  setSaid(texts.filledIn);
                }}
              >
                <span>{title}</span> <span className={styles.number}>{taxNumber}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
