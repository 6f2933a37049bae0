import { problemsOn } from './axe.ts';
import { expect, test } from './site.ts';
import { openDesk } from './staff.ts';

test(
  'what an editor types is kept by itself, and what it changes is marked beside the other language',
  { tag: '@long' },
  async ({ browser, site }) => {
    test.setTimeout(180_000);
    await using own = await openDesk(browser, site, ['editor']);
    const { desk } = own;
    await desk.setViewportSize({ width: 1280, height: 900 });
    // A worker's journeys share a site, so this article must be one that no other journey changes.
    await desk.goto('/en/operator/contents/news/super-sim-512?part=zh');
    await expect(desk.getByText('This is what is published.')).toBeVisible();
    const title = desk.getByLabel('Title', { exact: true });
    const before = await title.inputValue();
    await title.fill(`${before}：麒麟`);
    await expect(desk.getByText('It is saved as a draft when you pause.')).toBeVisible();
    await expect(desk.getByText('This is a draft. It is not on the site.')).toBeVisible();
    await expect(desk.getByText('Not all of it is saved.')).toHaveCount(0, { timeout: 30_000 });
    await desk.reload();
    await expect(title).toHaveValue(`${before}：麒麟`);

    await desk.getByRole('link', { name: 'English', exact: true }).click();
    await desk.getByRole('button', { name: 'Show Chinese beside it' }).click();
    await expect(desk).toHaveURL(/beside=1/);
    const chinese = desk.getByRole('region', { name: 'Chinese' });
    await expect(chinese.locator('ins')).toContainText('麒麟');
    await expect(chinese.getByText('Changes since English was written are marked.')).toBeVisible();
    expect(await problemsOn(desk)).toEqual([]);
    await desk.setViewportSize({ width: 360, height: 800 });
    expect(await problemsOn(desk)).toEqual([]);

    await chinese.getByRole('link', { name: 'Change it' }).click();
    await expect(title).toHaveValue(`${before}：麒麟`);
    await title.fill('');
    await desk.getByRole('link', { name: /^English/ }).click();
    await desk.getByRole('button', { name: 'Chinese: 1 to correct' }).click();
    await expect(title).toBeFocused();
    await title.fill(before);
    await desk.keyboard.press('Control+s');
    await expect(desk.getByText('Not all of it is saved.')).toHaveCount(0);
    await desk.getByRole('button', { name: 'Discard the draft' }).click();
    await expect(desk.getByText('This is what is published.')).toBeVisible();
  },
);
