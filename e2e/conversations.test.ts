import type { Page } from '@playwright/test';
import { photograph } from '@uid/pictures/testing/make-pictures';

import { problemsOn } from './axe.ts';

import { makeOrder } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, expectMade, newEmail, openForDevelopment, test } from './site.ts';
import type { Site } from './site.ts';
import { expectMessage, openDesk } from './staff.ts';

// The pages' content security policy would block the injected axe script.
test.use({ bypassCSP: true });

async function order(page: Page, site: Site): Promise<{ no: string; email: string }> {
  const person = await makePerson(site);
  await enter(page, site, person);
  return { no: await makeOrder(site, person), email: person.email };
}

/** Replies to the latest mail to `email` that contains `words`, as its recipient. */
async function replyByMail(page: Page, { email, words, text }: Record<string, string>) {
  const mail = page.locator('article', { hasText: email }).filter({ hasText: words });
  await openForDevelopment(page, '/sandbox-mail');
  // The mail is sent a moment after the answer.
  await expect(async () => {
    await page.reload();
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail
    .first()
    .locator('textarea')
    .fill(text ?? '');
  await mail.first().locator('form').getByRole('button').click();
  // The text field is empty again once the page confirms that the reply was accepted.
  await expect(mail.first().locator('textarea')).toHaveValue('');
}

test('a customer writes with a file, staff answer in the console, the mail is replied to, and both see it all', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const { no, email } = await order(page, site);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/order?no=${no}`);
  const thread = page.getByRole('region', { name: '与我们沟通' });
  await expect(thread).toContainText('9 个工作小时内答复');
  await expect(thread).toContainText('还没有消息');

  await thread.getByRole('button', { name: '发送' }).click();
  await expect(thread.getByLabel('写给我们')).toBeFocused();
  await expect(thread).toContainText('请先写下想说的话');
  await thread.getByLabel('写给我们').fill('这张图上的卡托合适吗？');
  await thread.getByLabel('附件').setInputFiles([
    { name: '卡托.png', mimeType: 'image/png', buffer: await photograph() },
    { name: 'run.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0no document') },
  ]);
  await expectMade(thread).toContainText('卡托.jpg');
  await expect(thread).toContainText('run.pdf：附件只能是 PDF');
  expect(await problemsOn(page)).toEqual([]);
  await page.reload();
  await expect(thread.getByLabel('写给我们')).toHaveValue('这张图上的卡托合适吗？');
  await thread
    .getByLabel('附件')
    .setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('三号卡槽') });
  await expect(thread.getByRole('button', { name: '去掉 说明.txt' })).toBeVisible();
  await thread.getByRole('button', { name: '发送' }).click();
  await expect(thread).toContainText('已发送');
  const saved = page.waitForEvent('download');
  await thread.getByRole('button', { name: '说明.txt' }).click();
  expect((await saved).suggestedFilename()).toBe('说明.txt');

  await using opened = await openDesk(browser, site, ['support']);
  const { desk } = opened;
  await desk.getByRole('link', { name: /^Messages to answer ·/ }).click();
  await expect(desk.getByRole('row', { name: /卡托合适吗/ })).toBeVisible();
  expect(await problemsOn(desk)).toEqual([]);
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.getByRole('link', { name: no }).click();
  await expect(desk.locator('main')).toContainText('这张图上的卡托合适吗？');
  await expect(desk.getByRole('heading', { level: 1, name: no })).toBeAttached();
  // The link leads to the conversation, not to the top of the order, which is far above.
  await expect(desk.getByText('这张图上的卡托合适吗？')).toBeInViewport();
  await desk.setViewportSize({ width: 1280, height: 720 });
  await expect(desk.getByRole('button', { name: '说明.txt' })).toBeVisible();
  await desk
    .getByLabel('Files')
    .setInputFiles({ name: 'size.txt', mimeType: 'text/plain', buffer: Buffer.from('12.3 mm') });
  await expect(desk.getByRole('button', { name: 'Leave out size.txt' })).toBeVisible();
  await desk.getByLabel('Answer the customer').fill('合适，尺寸见附件。');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: '合适，尺寸见附件。' })).toBeVisible();
  await expectMessage(desk, 'Sent to the customer');
  expect(await problemsOn(desk)).toEqual([]);

  await replyByMail(page, { email, words: '合适，尺寸见附件。', text: '谢谢，就这样发货。' });
  await page.goto(`/order?no=${no}`);
  await expect(thread).toContainText('谢谢，就这样发货。');
  await expect(thread).toContainText('邮件');
  await expect(thread.getByRole('button', { name: 'size.txt' })).toBeVisible();
  await desk.reload();
  const reply = desk.getByRole('listitem').filter({ hasText: '谢谢，就这样发货。' });
  await expect(reply).toContainText('by mail');
  await expect(reply).not.toContainText('尺寸见附件');

  await page.goto(`/en/order?no=${no}`);
  const english = page.getByRole('region', { name: 'Talk to us' });
  await expect(english).toContainText('UID Security');
  await expect(english.getByLabel('Write to us')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
});

test('the sender of an enquiry answers our answer by mail, and it is open again', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  await page.goto('/en/support?topic=contact#contact');
  const form = page.locator('#contact');
  await form.getByLabel('Name').fill('A reader');
  await form.getByLabel('Email').fill(email);
  await form.locator('[name=message]').fill('Which of your modules fits our meters?');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').last().click();
  await expect(page).toHaveURL(/sent=Q/);
  const no = await form.locator('strong').innerText();

  await using opened = await openDesk(browser, site, ['support']);
  const { desk } = opened;
  await desk.goto(`/en/operator/enquiries/${no}`);
  await desk
    .getByLabel('Files')
    .setInputFiles({ name: 'modules.txt', mimeType: 'text/plain', buffer: Buffer.from('M1') });
  await expect(desk.getByRole('button', { name: 'Leave out modules.txt' })).toBeVisible();
  await desk.getByLabel('Answer', { exact: true }).fill('How many meters are there?');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'How many meters' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'modules.txt', exact: true })).toBeVisible();
  await replyByMail(page, { email, words: 'How many meters', text: 'Two thousand.' });
  await desk.reload();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Two thousand.' })).toBeVisible();
  await expect(desk.getByText('New', { exact: true })).toBeVisible();
  expect(await problemsOn(desk)).toEqual([]);
});
