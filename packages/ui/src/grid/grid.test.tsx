import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Column, Grid } from './grid.tsx';

test('a column takes all twelve on a tablet unless told', () => {
  const html = renderToStaticMarkup(
    <Grid>
      <Column span={7}>words</Column>
      <Column span={5} tablet={6} start={7}>
        drawing
      </Column>
    </Grid>,
  );
  expect(html).toMatch(/tablet12[^"]* _?span7/);
  expect(html).toMatch(/tablet6[^"]*span5[^"]*start7/);
});
