import { problemsOn } from './axe.ts';
import { linesOf } from './lines-of.ts';
import { expect, test } from './site.ts';
import { expectMessage, openConsole } from './staff.ts';

test.use({ bypassCSP: true });

test(
  'an administrator has a job run, finds the run with their name, and the act in the log leads back to it',
  { tag: '@long' },
  async ({ page, site }) => {
    test.setTimeout(120_000);
    const email = await openConsole(page, site, ['administrator']);

    await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Clear old approvals' });
    await row.getByRole('button', { name: 'Run now' }).click();
    await expectMessage(page, 'It runs within seconds');
    await expect(async () => {
      await page.goto('/en/operator/jobs?open=forget-old-approvals');
      const runs = page.getByRole('list', { name: 'Runs' });
      await expect(runs.getByRole('listitem').first()).toContainText(`Run by ${email}`);
    }).toPass({ timeout: 60_000 });
    expect(await problemsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    expect((await close.boundingBox())?.width).toBe(36);
    expect((await close.locator('svg').boundingBox())?.width).toBe(20);

    await page.goto('/en/operator/audit?action=run-job');
    await page.getByRole('link', { name: /Job forget-old-approvals/ }).click();
    await expect(page).toHaveURL('/en/operator/jobs?open=forget-old-approvals');
  },
);

test('on a tablet the words of a job have room, and no line ends inside a day', async ({
  page,
  site,
}) => {
  await openConsole(page, site, ['administrator']);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/operator/jobs');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  expect((await row.getByRole('rowheader').boundingBox())?.width).toBeGreaterThan(120);
  const due = row.locator('[data-label="下次运行"]');
  await expect(due).toContainText('日');
  expect(await linesOf(due)).toBeLessThanOrEqual(2);
});
