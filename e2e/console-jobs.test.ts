import { problemsOn } from './axe.ts';
import { expect, test } from './site.ts';
import { openConsole } from './staff.ts';

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
    await expect(page.getByText('It runs within seconds')).toBeVisible();
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
