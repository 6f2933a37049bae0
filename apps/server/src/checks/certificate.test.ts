import { expect, test, vi } from 'vitest';

import { certificateFigures } from './certificate.ts';

const hour = 3_600_000;

test('tells how long the certificate is good, and looks once an hour', async () => {
  const clock = { now: 1_000_000 };
  const read = vi.fn<(origin: string) => Promise<number>>(async () => clock.now + 10_000);
  const [figure] = certificateFigures('https://www.example.com', () => clock.now, read);
  expect(figure?.count()).toBeNaN();
  await vi.waitFor(() => expect(figure?.count()).toBe(10));
  expect(read).toHaveBeenCalledTimes(1);
  clock.now += hour;
  read.mockRejectedValue(new Error('away'));
  expect(figure?.count()).toBe((10_000 - hour) / 1000);
  await vi.waitFor(() => expect(figure?.count()).toBeNaN());
  expect(read).toHaveBeenCalledTimes(2);
});

test('a site without https has none', () => {
  expect(certificateFigures(undefined, Date.now)).toEqual([]);
  expect(certificateFigures('http://www.example.com', Date.now)).toEqual([]);
});
