import type { Address } from '@uid/contract/orders';
import { useRef, useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { addressTexts } from '../address-texts.ts';
import { loadRegions } from '../regions/regions.ts';

export const maxLength = 400;

interface PastingOptions {
  /** Every field of an address with its label: what is missing is named by it. */
  labels: Record<keyof Address, string>;
  /** What the fields hold now. */
  address: Address;
  onRead: (address: Partial<Address>) => void;
}

/** An address that stands somewhere as one text, and becomes what the fields hold. */
export interface Pasting {
  /** Whether the place for the text is shown. */
  isOpen: boolean;
  open: () => void;
  text: string;
  type: (text: string) => void;
  /** Reads what was pasted, in its place or in another field, instead of what stands there. */
  take: (pasted: string) => void;
  /** Reads what was typed. */
  leave: () => void;
  /** What became of it, in words. */
  outcome: string;
  /** Brings back what the fields held; undefined while nothing was filled in. */
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
      // Once a text.
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

/** Whether a text is more than a field takes: a phone and a place. */
export function isWholeAddress(text: string): boolean {
  const count = (found: RegExp) => text.match(found)?.length ?? 0;
  return count(/\d/g) >= leastDigits && count(/\p{sc=Han}/gu) >= leastCharacters;
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
