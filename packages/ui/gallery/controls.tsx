import { Button } from '../src/button/button.tsx';
import { ButtonLink } from '../src/button/button-link.tsx';
import { Checkbox } from '../src/checkbox/checkbox.tsx';
import { FormErrorSummary } from '../src/form-error-summary/form-error-summary.tsx';
import { Column, Grid } from '../src/grid/grid.tsx';
import { Icon } from '../src/icon/icon.tsx';
import { QuantityStepper } from '../src/quantity-stepper/quantity-stepper.tsx';
import { RadioGroup } from '../src/radio-group/radio-group.tsx';
import { Section } from '../src/section/section.tsx';
import { SelectField } from '../src/select-field/select-field.tsx';
import { TextArea } from '../src/text-area/text-area.tsx';
import { TextField } from '../src/text-field/text-field.tsx';
import type { Words } from './words.ts';
import styles from './gallery.module.css';

export function Controls({ words }: { words: Words }) {
  return (
    <Section id="controls" title={words.controls}>
      <Buttons words={words} />
      <Grid>
        <Column span={7}>
          <Fields words={words} />
        </Column>
        <Column span={5}>
          <div className={styles.stack}>
            <FormErrorSummary
              focus={false}
              title={words.summary}
              errors={words.summaryErrors.map((message, index) => ({
                field: index ? 'city' : 'phone',
                message,
              }))}
            />
            <QuantityStepper name="quantity" value={2} max={12} labels={words.stepper} />
            <Checkbox name="agree" label={words.agree} hint={words.agreeHint} defaultChecked />
            <Checkbox name="other" label={words.agree} disabled />
          </div>
        </Column>
      </Grid>
    </Section>
  );
}

function Buttons({ words }: { words: Words }) {
  const [order, cart, read, cancel, remove, paying] = words.buttons;
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Button>{order}</Button>
        <Button tone="gold">
          <Icon name="cart" />
          {cart}
        </Button>
        <ButtonLink tone="secondary" href="#controls">
          {read}
          <Icon name="arrow-right" />
        </ButtonLink>
        <Button tone="quiet">{cancel}</Button>
        <Button tone="danger">{remove}</Button>
        <Button busy>{paying}</Button>
        <Button disabled>{order}</Button>
      </div>
      <div className={styles.row}>
        <Button size="large">{order}</Button>
        <Button size="small" tone="secondary">
          {read}
        </Button>
      </div>
    </div>
  );
}

function Fields({ words }: { words: Words }) {
  return (
    <div className={styles.stack}>
      <TextField name="company" label={words.company} hint={words.companyHint} />
      <TextField
        name="phone"
        type="tel"
        label={words.phone}
        error={words.phoneError}
        defaultValue="1380013800"
        prefixPart={<Icon name="phone" />}
      />
      <SelectField
        name="city"
        label={words.city}
        options={words.cities.map((label) => ({ value: label, label }))}
      />
      <TextArea name="note" label={words.note} mark={words.optional} />
      <RadioGroup
        name="plan"
        label={words.plan}
        layout="tiles"
        defaultValue={words.plans[1]?.[0] ?? ''}
        options={words.plans.map(([label = '', hint, trailing]) => ({
          value: label,
          label,
          hint,
          trailing,
        }))}
      />
    </div>
  );
}
