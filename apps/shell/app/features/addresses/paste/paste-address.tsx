import type { Address } from '@uid/contract/orders';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { TextArea } from '@uid/ui/text-area';
import { useEffect, useRef, useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { addressTexts } from '../address-texts.ts';
import styles from '../addresses.module.css';
import { loadRegions } from '../regions/regions.ts';

const maxLength = 400;

interface PasteAddressProps {
  /** Every field of an address with its label: what is missing is named by it. */
  labels: Record<keyof Address, string>;
  /** What the fields hold now. */
  address: Address;
  onRead: (address: Partial<Address>) => void;
}

/** For an address that stands somewhere as one text: a button until then. */
export function PasteAddress({ labels, address: current, onRead }: PasteAddressProps) {
  const texts = addressTexts[useLanguage()];
  const [isOpen, setIsOpen] = useState(false);
  const [pasted, setPasted] = useState('');
  const [outcome, setOutcome] = useState('');
  const [before, setBefore] = useState<Address>();
  const latest = useRef('');
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (outcome && said.current && isBelow(said.current))
      said.current.scrollIntoView({ block: 'center' });
  }, [outcome]);

  /** Once a text; what is typed is read when the focus leaves it. */
  async function read(text: string): Promise<void> {
    if (text.trim() === '' || text === latest.current) return;
    latest.current = text;
    const address = await readAddress(text);
    onRead(address);
    if (Object.keys(address).length > 0) setBefore(current);
    const missing = (Object.keys(labels) as (keyof Address)[]).filter((name) => !address[name]);
    if (missing.length === Object.keys(labels).length) setOutcome(texts.readNone);
    else if (missing.length === 0) setOutcome(texts.readAll);
    else setOutcome(texts.readSome(missing.map((name) => labels[name]).join(' / ')));
  }

  if (!isOpen) {
    return (
      <Button type="button" tone="quiet" className={styles.open} onClick={() => setIsOpen(true)}>
        <Icon name="plus" size={16} />
        {texts.paste}
      </Button>
    );
  }
  return (
    <>
      <TextArea
        name="pasted-address"
        label={texts.pasteLabel}
        hint={texts.pasteHint}
        rows={3}
        maxLength={maxLength}
        value={pasted}
        // The button that was pressed is gone: what it opened takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => setPasted(event.target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (text.trim() === '') return;
          // The address is the text that was pasted, whatever stood there before.
          event.preventDefault();
          setPasted(text.slice(0, maxLength));
          void read(text);
        }}
        onBlur={() => void read(pasted)}
      />
      <p className={styles.actions}>
        <output ref={said}>{outcome}</output>
        {before && (
          <Button
            type="button"
            tone="secondary"
            size="small"
            onClick={() => {
              onRead(before);
              setBefore(undefined);
              setOutcome(texts.undone);
            }}
          >
            {texts.undo}
          </Button>
        )}
      </p>
    </>
  );
}

/** On a phone the keyboard or the page's end hides what was filled in: then nothing seems to happen. */
function isBelow(element: HTMLElement): boolean {
  const height = globalThis.visualViewport?.height ?? innerHeight;
  return element.getBoundingClientRect().bottom > height;
}

/** What reads a text is fetched with the first text; without it, as without places, less is found. */
async function readAddress(text: string): Promise<Partial<Address>> {
  const none = () => ({});
  const [parse, regions] = await Promise.all([
    import('./parse-address.ts').then(
      ({ parseAddress }) => parseAddress,
      () => none,
    ),
    loadRegions().catch(() => []),
  ]);
  return parse(text, regions);
}
