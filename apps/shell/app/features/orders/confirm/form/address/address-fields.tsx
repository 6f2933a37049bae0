import type { Address } from '@uid/contract/orders';
import { TextArea } from '@uid/ui/text-area';
import { TextField } from '@uid/ui/text-field';
import type { ClipboardEvent } from 'react';

import { useLanguage } from '../../../../../layout/use-language.ts';
import { PasteAddress } from '../../../../addresses/paste/paste-address.tsx';
import { isWholeAddress, usePasting } from '../../../../addresses/paste/use-pasting.ts';
import { confirmTexts } from '../../confirm-texts.ts';
import styles from '../../confirm.module.css';
import { addressNames, addressOf, fieldPaths } from '../order-form.ts';
import type { LiveOrderForm } from '../use-order-form.ts';
import { autofill } from './autofill.ts';
import { RegionFields } from './region-fields.tsx';

/** The fields of an address: typed, chosen level by level, or read from a text that is pasted into any of them. */
export function AddressFields({ live }: { live: LiveOrderForm }) {
  const texts = confirmTexts[useLanguage()];
  const labels = Object.fromEntries(addressNames.map((name) => [name, texts[name]]));
  const pasting = usePasting({
    labels: labels as Record<keyof Address, string>,
    address: addressOf(live.form),
    onRead: live.put,
  });
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!isWholeAddress(text)) return;
    event.preventDefault();
    pasting.take(text);
  };
  return (
    <>
      <PasteAddress pasting={pasting} />
      <AddressField name="recipient" live={live} onPaste={handlePaste} />
      <AddressField name="phone" live={live} onPaste={handlePaste} hint={texts.phoneHint} />
      <div className={styles.places}>
        <RegionFields live={live} />
      </div>
      <StreetField live={live} onPaste={handlePaste} />
    </>
  );
}

interface FieldProps {
  live: LiveOrderForm;
  onPaste: (event: ClipboardEvent) => void;
}

interface AddressFieldProps extends FieldProps {
  name: 'recipient' | 'phone';
  hint?: string;
}

const limits = { recipient: 60, phone: 21 };

function AddressField({ name, live, hint, onPaste }: AddressFieldProps) {
  const texts = confirmTexts[useLanguage()];
  const path = fieldPaths[name];
  return (
    <TextField
      name={path}
      label={texts[name]}
      hint={hint}
      error={
        live.errors[path] && live.form[name].trim() && name === 'phone'
          ? texts.wrong.phone
          : live.errors[path]
      }
      value={live.form[name]}
      type={name === 'phone' ? 'tel' : 'text'}
      autoComplete={autofill[name]}
      maxLength={limits[name]}
      aria-required
      onChange={(event) => live.update(name, event.target.value)}
      onBlur={(event) => live.leave(name, event)}
      onPaste={onPaste}
    />
  );
}

/** A field that grows with its text, so that the whole of a long street is seen before the order is placed. */
function StreetField({ live, onPaste }: FieldProps) {
  const path = fieldPaths.street;
  return (
    <TextArea
      name={path}
      label={confirmTexts[useLanguage()].street}
      error={live.errors[path]}
      value={live.form.street}
      isLine
      autoComplete={autofill.street}
      maxLength={200}
      aria-required
      onChange={(event) => live.update('street', event.target.value.replaceAll(/[\r\n]+/g, ' '))}
      onBlur={(event) => live.leave('street', event)}
      onPaste={onPaste}
    />
  );
}
