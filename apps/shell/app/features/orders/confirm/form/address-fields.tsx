import { TextField } from '@uid/ui/text-field';

import { useLanguage } from '../../../../layout/use-language.ts';
import { confirmTexts } from '../confirm-texts.ts';
import styles from '../confirm.module.css';
import { fieldPaths } from './order-form.ts';
import type { LiveOrderForm } from './use-order-form.ts';

type AddressName = 'recipient' | 'phone' | 'province' | 'city' | 'district' | 'street';

/** What browsers call each field, so that they can fill it in. */
const autofill: Record<AddressName, string> = {
  recipient: 'shipping name',
  phone: 'shipping tel',
  province: 'shipping address-level1',
  city: 'shipping address-level2',
  district: 'shipping address-level3',
  street: 'shipping address-line1',
};

const limits = { recipient: 60, phone: 21, province: 40, city: 40, district: 40, street: 200 };

export function AddressFields({ live }: { live: LiveOrderForm }) {
  const texts = confirmTexts[useLanguage()];
  return (
    <div className={styles.fields}>
      <AddressField name="recipient" live={live} />
      <AddressField name="phone" live={live} hint={texts.phoneHint} />
      <div className={styles.places}>
        <AddressField name="province" live={live} />
        <AddressField name="city" live={live} />
        <AddressField name="district" live={live} />
      </div>
      <AddressField name="street" live={live} />
    </div>
  );
}

interface AddressFieldProps {
  name: AddressName;
  live: LiveOrderForm;
  hint?: string;
}

function AddressField({ name, live, hint }: AddressFieldProps) {
  const texts = confirmTexts[useLanguage()];
  const path = fieldPaths[name];
  return (
    <TextField
      name={path}
      label={texts[name]}
      hint={hint}
      error={live.errors[path]}
      value={live.form[name]}
      type={name === 'phone' ? 'tel' : 'text'}
      autoComplete={autofill[name]}
      maxLength={limits[name]}
      aria-required
      onChange={(event) => live.update(name, event.target.value)}
      onBlur={() => live.leave(name)}
    />
  );
}
