import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SpecificationTable } from './specification-table.tsx';
import { Table } from './table.tsx';

test('a table names its rows and columns and scrolls in a reachable region', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Advisories"
      columns={[
        { id: 'id', label: 'Number', cell: (row: { id: string; score: number }) => row.id },
        { id: 'score', label: 'Score', numeric: true, cell: (row) => row.score },
      ]}
      rows={[{ id: 'UID-2026-01', score: 5.4 }]}
      keyOf={(row) => row.id}
    />,
  );
  expect(html).toMatch(/<section[^>]* aria-label="Advisories" tabindex="0"/i);
  expect(html).toContain('<th scope="row">UID-2026-01</th>');
  expect(html).toMatch(/<td[^>]*>5.4<\/td>/);
  expect(html).not.toContain('data-label');
});

test('a specification groups its rows under a heading that spans them', () => {
  const html = renderToStaticMarkup(
    <SpecificationTable
      caption="Specification"
      models={['S1', 'S2']}
      nameLabel="Figure"
      groups={[
        {
          title: 'Radio',
          rows: [
            { name: 'Bands', values: ['n78', 'n79'], note: 'TS 38.101' },
            { name: 'Standard', values: ['Release 17', 'Release 17'], isSame: true },
          ],
        },
      ]}
    />,
  );
  expect(html).toContain('<th scope="rowgroup" colSpan="3">Radio</th>');
  expect(html).toMatch(/<th scope="row">Bands<small[^>]*>TS 38.101/);
  expect(html).toContain('<td>n79</td>');
  expect(html).toMatch(/<tr data-same=""><th scope="row">Standard/);
  expect(html.match(/data-same/g)).toHaveLength(1);
});

test('a table that stacks on a phone names every cell after its column', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Lifecycle"
      stack
      columns={[
        { id: 'model', label: 'Model', cell: (row: { model: string; end: string }) => row.model },
        { id: 'end', label: 'End of sale', cell: (row) => row.end },
      ]}
      rows={[{ model: '2.x', end: '2027-01-01' }]}
      keyOf={(row) => row.model}
    />,
  );
  expect(html).toContain('<td data-label="End of sale">2027-01-01</td>');
});

test.each([
  ['BG-200 18 W; BG-2000 110 W', '<span>BG-200 18 W;</span> <span>BG-2000 110 W</span>'],
  ['BG-200 18 W；BG-2000 110 W', '<span>BG-200 18 W；</span><span>BG-2000 110 W</span>'],
  ['HMAC-SM3 or HMAC-SHA-256, a key', 'HMAC-SM3 or <span>HMAC-SHA-256,</span> a key'],
  ['on the BG-200, two pairs', 'on the <span>BG-200,</span> two pairs'],
  ['2×RS-485、4G/5G（BG-200）可选', '2×<span>RS-485、</span>4G/5G<span>（BG-200）</span>可选'],
  ['8 KB/s (half-duplex; at 250 kbit/s)', '<span>8 KB/s (half-duplex; at 250 kbit/s)</span>'],
  ['45 ms typical', '45 ms typical'],
])('keeps the name of a model whole in the value %s', (value, cell) => {
  const groups = [{ title: 'Power', rows: [{ name: 'Load', values: [value] }] }];
  const html = renderToStaticMarkup(<SpecificationTable caption="Figures" groups={groups} />);
  expect(html).toContain(`<td>${cell}</td>`);
});
