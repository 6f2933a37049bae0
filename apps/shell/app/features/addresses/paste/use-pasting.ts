import type { Address } from '@uid/contract/orders';
import { useRef, useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { addressTexts } from '../address-texts.ts';
import { loadRegions } from '../regions/regions.ts';

export const maxLength = 400;

interface PastingOptions {
  /** The label of each field of an address; used to name the fields that are missing. */
  labels: Record<keyof Address, string>;
  /** What the fields contain now. */
  address: Address;
  onRead: (address: Partial<Address>) => void;
}

/** An address that the customer has as one text and that fills the fields. */
export interface Pasting {
  /** True if the field for the text is shown. */
  isOpen: boolean;
  open: () => void;
  text: string;
  type: (text: string) => void;
  /** Reads pasted text, which replaces the current text, whether it was pasted here or into another field. */
  take: (pasted: string) => void;
  /** Reads the typed text when the focus leaves the field. */
  leave: () => void;
  /** The result, in words. */
  outcome: string;
  /** Restores what the fields contained; undefined while nothing was filled in. */
  undo: (() => void) | undefined;
}

export function usePasting({ labels, address: current, onRead }: PastingOptions): Pasting {
  const texts = addressTexts[useLanguage()];
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  const [before, setBefore] = useState<Address>();
  const latest = useRef('');

  async function read(written: string): Promise<void> {
    latest.current = written;
    const address = await readAddress(written);
    onRead(address);
    if (Object.keys(address).length > 0) setBefore(current);
    const missing = (Object.keys(labels) as (keyof Address)[]).filter((name) => !address[name]);
    if (missing.length === Object.keys(labels).length) setOutcome(texts.readNone);
    else if (missing.length === 0) setOutcome(texts.readAll);
    else setOutcome(texts.readSome(missing.map((name) => labels[name]).join(' / ')));
  }

  return {
    isOpen,
    open: () => setIsOpen(true),
    text,
    type: setText,
    take(pasted) {
      const written = pasted.slice(0, maxLength);
      setIsOpen(true);
      setText(written);
      void read(written);
    },
    leave() {
      // Each text is read only once.
      if (text.trim() !== '' && text !== latest.current) void read(text);
    },
    outcome,
    undo:
      before &&
      (() => {
        onRead(before);
        setBefore(undefined);
        setOutcome(texts.undone);
      }),
  };
}

const leastDigits = 11;
const leastCharacters = 8;

/** True if a text is more than a single field takes: a phone number and a place. */
export function isWholeAddress(text: string): boolean {
  const count = (found: RegExp) => text.match(found)?.length ?? 0;
  return count(/\d/g) >= leastDigits && count(/\p{sc=Han}/gu) >= leastCharacters;
}

/**
 * The parser is fetched for the first text. If it can't be fetched, nothing is found; without the regions, less is
 * found.
 */
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
