import { randomUUID } from 'node:crypto'
import { addPanelSession, sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage, reloadPanel } from './go-to-panel'
import { addColleague } from './staff'

test('[OPS-01] [ADM-03] a mail that failed for good is on the landing page with its reason, and can be retried', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('edge')
  await sql(
    `INSERT INTO messages (id, tenant_id, key, channel, recipient, sender_name, subject, text, state, tries, problem)
     VALUES ($1, $2, $3, 'email', 'ada@example.com', 'Edge', 'Your saved search', 'Two new cars.', 'failed', 29, 'The mailbox is full.')`,
    [randomUUID(), id, randomUUID()],
  )
  await addPanelSession(page, admin)
  await openPanelPage(page)
  await page.getByRole('link', { name: /Email to a…@example\.com/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Failed work' })).toBeVisible()
  await expect(page.getByText('The mailbox is full.')).toBeVisible()
  await expectAccessible(page, '.failed-work')
  await page.getByRole('button', { name: /^Try again: Email to a…@example\.com/ }).press('Enter')
  await expect(page.getByText('We’re trying again.')).toBeVisible()
  await expect.poll(() => sql('SELECT state FROM messages WHERE tenant_id = $1', [id])).toEqual([{ state: 'sent' }])
  await reloadPanel(page)
  await expect(page.getByText('No work has failed in the last two weeks.')).toBeVisible()

  // An editor does not see it.
  await page.context().clearCookies()
  await addPanelSession(page, await addColleague(slug, 'Sam Lee'))
  await openPanelPage(page, '/admin/failed-work')
  await expect(page.getByRole('heading', { name: 'Failed work' })).toHaveCount(0)
})
