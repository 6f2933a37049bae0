import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from './text-field.tsx';

const texts = { name: 'title', label: 'Title', hint: 'As on the invoice', error: 'Too long' };
const options = [{ value: 'a', label: 'A' }];

test.each([
  ['text field', <TextField key="1" {...texts} />],
  ['text area', <TextArea key="2" {...texts} />],
  ['select', <SelectField key="3" {...texts} options={options} />],
  ['checkbox', <Checkbox key="4" {...texts} />],
  ['radio group', <RadioGroup key="5" {...texts} options={options} />],
])('a %s is tied to its hint and its error', (_, element) => {
  const html = renderToStaticMarkup(element);
  expect(html).toContain('id="title"');
  expect(html).toContain('aria-describedby="title-hint title-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="title-hint"[^>]*>As on the invoice/);
  expect(html).toMatch(/id="title-error"[^]*Too long/);
});

test('boxes that share a name are labelled each by its id', () => {
  const html = renderToStaticMarkup(<Checkbox name="column" id="price" label="Price" />);
  expect(html).toContain('for="price"');
  expect(html).toContain('id="price"');
});

test('what can’t be chosen, and what must be, is so for the browser too', () => {
  const choices = [...options, { value: 'b', label: 'B', disabled: true }];
  const select = renderToStaticMarkup(<SelectField name="p" label="P" options={choices} />);
  expect(select).toMatch(/<option value="b" disabled/);
  const radios = renderToStaticMarkup(<RadioGroup name="p" label="P" options={choices} required />);
  expect(radios).toMatch(/<input id="p-b"[^>]* disabled/);
  expect(radios.match(/ disabled/g)).toHaveLength(1);
  expect(radios.match(/ required/g)).toHaveLength(2);
});

test('a group of radios can take the focus, where a summary of errors leads to it', () => {
  const html = renderToStaticMarkup(<RadioGroup name="p" label="P" options={options} />);
  expect(html).toMatch(/<fieldset id="p" tabindex="-1"/i);
});

test('a text area begins with four lines, or with one where it is told so', () => {
  expect(renderToStaticMarkup(<TextArea name="a" label="A" />)).toContain('rows="4"');
  expect(renderToStaticMarkup(<TextArea name="a" label="A" isLine />)).toContain('rows="1"');
});

test('a field without hint and error claims neither', () => {
  const html = renderToStaticMarkup(<TextField name="title" label="Title" />);
  expect(html).not.toContain('aria-');
  expect(html).toContain('<label');
  expect(html).toContain('for="title"');
});

test('an own id takes the place of the name, for two forms on one page', () => {
  const html = renderToStaticMarkup(<TextField name="email" id="reply-email" label="E-mail" />);
  expect(html).toContain('for="reply-email"');
  expect(html).toContain('name="email"');
});

test('a radio group checks its default answer on the server', () => {
  const html = renderToStaticMarkup(
    <RadioGroup
      name="plan"
      label="Plan"
      defaultValue="b"
      options={[...options, { value: 'b', label: 'B' }]}
    />,
  );
  expect(html).toMatch(/id="plan-b"[^>]*checked/);
  expect(html).not.toMatch(/id="plan-a"[^>]*checked/);
});
