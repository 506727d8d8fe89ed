import type { Page } from '@playwright/test'
import { loginOf, putBack, rest, shownHtml, signIn, signInAt, sql } from './arrange'
import { ask, expect, site, test } from './fixtures'
import { colleague, type Colleague, dismiss, documentId, open, save, type } from './staff'

/** A day of an editor's work, in the panel alone; what shoppers see is asked of the site. */
test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

const soon = { timeout: 15_000, intervals: [50] }
const shown = async (slug: string, path: string): Promise<string> => shownHtml((await ask(slug, path)).body)

const asEditor = async (page: Page, slug: string, work: (editor: Colleague) => Promise<void>): Promise<void> => {
  const editor = await colleague(slug, 'Robin Ng')
  try {
    await signInAt(page, editor)
    await work(editor)
  } finally {
    await dismiss(slug, editor)
  }
}

const easter = /^(?:Good Friday|Easter Monday), /

test('[ADM-02] [LOC-05] an editor closes all locations for Easter in one go; each page says so at once', async ({
  page,
}) => {
  const slug = 'banksia-motor-group'
  const locations = await sql<{ slug: string }>(
    'SELECT l.slug FROM locations l JOIN tenants t ON t.id = l.tenant_id WHERE t.slug = $1 AND l.visible',
    [slug],
  )
  expect(locations.length).toBeGreaterThan(2)
  const made = () =>
    sql<{ id: string; name: string }>(
      "SELECT s.id, s.name FROM special_hours s JOIN tenants t ON t.id = s.tenant_id WHERE t.slug = $1 AND s.created_at > now() - interval '10 minutes'",
      [slug],
    )
  const before = new Set((await made()).map(({ id }) => id))
  try {
    await asEditor(page, slug, async ({ email }) => {
      await page.goto(`${site()}/admin/collections/special-hours`, { waitUntil: 'networkidle' })
      await page.getByText('Set holidays for several locations').click()
      const panel = page.locator('.holidays-panel')
      await panel.getByLabel('All locations').check()
      const days = panel.getByLabel(easter)
      await expect(days).toHaveCount(2)
      for (const day of await days.all()) await day.check()
      await panel.getByRole('button', { name: 'Save all' }).click()
      await expect(panel.getByText('Saved 2 days. The site shows them now.')).toBeVisible()
      for (const location of locations)
        await expect.poll(() => shown(slug, `/locations/${location.slug}`), soon).toContain('Good Friday')
      const log = await sql<{ who: string }>(
        "SELECT who FROM audit WHERE kind = 'special-hours' AND action = 'created' AND who = $1",
        [email],
      )
      expect(log).toHaveLength(2)
    })
  } finally {
    for (const { id } of await made()) if (!before.has(id)) await sql('DELETE FROM special_hours WHERE id = $1', [id])
  }
})

/** The next Monday of a zone, as a day without one: late on a Sunday of ours it may be Monday there already. */
const nextMonday = (timeZone: string): Date => {
  const day = new Date(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date()))
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7))
  return day
}

test('[ADM-02] [CNT-03] an editor has an end-of-financial-year promotion begin next Monday, on the dealer’s own clock', async ({
  page,
}) => {
  const slug = 'harbour-and-vale'
  const search = '/search/new-used-and-demo-cars/'
  const title = 'End of financial year event'
  const monday = nextMonday('Australia/Sydney')
  const words = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', timeZone: 'UTC' })
  const card = () =>
    sql<{ id: string; start: Date; start_tz: string }>('SELECT id, start, start_tz FROM promo_cards WHERE title = $1', [
      title,
    ])
  try {
    await asEditor(page, slug, async () => {
      await page.goto(`${site()}/admin/collections/promo-cards/create`, { waitUntil: 'networkidle' })
      await page.locator('[name="title"]').fill(title)
      await page.locator('#field-position').fill('1')
      const start = page.locator('#field-start')
      // The calendar's own field, in the order it shows a date.
      await start
        .locator('input')
        .first()
        .fill(`${words.format(monday)} 12:00 AM`)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      // Whose midnight it is stands beside it: Sydney's, where this dealer is.
      await expect(start).toContainText('Sydney')
      expect(await save(page, 'promo-cards')).toBe(201)
      const [stored] = await card()
      expect(stored?.start_tz).toBe('Australia/Sydney')
      const there = new Intl.DateTimeFormat('en-AU', {
        timeZone: 'Australia/Sydney',
        weekday: 'long',
        hour: 'numeric',
        minute: '2-digit',
      })
      expect(there.format(stored?.start)).toMatch(/^Monday.*12:00\s?am$/i)
      expect(await shown(slug, search)).not.toContain(title)
      // The Monday comes: its moment is moved to a few seconds from now, as time would move it.
      const begins = Date.now() + 6000
      await sql('UPDATE promo_cards SET start = $2 WHERE id = $1', [stored?.id, new Date(begins)])
      await expect.poll(async () => (await ask(slug, search)).headers['x-nextjs-cache'], soon).toBe('HIT')
      expect(await shown(slug, search)).not.toContain(title)
      await new Promise((done) => setTimeout(done, Math.max(0, begins + 300 - Date.now())))
      expect(await shown(slug, search)).toContain(title)
    })
  } finally {
    await sql('DELETE FROM promo_cards WHERE title = $1', [title])
  }
})

test('[ADM-02] [MOD-06] [MOD-04] an editor adds a model with two colours, publishes it, and its page stands', async ({
  page,
}) => {
  const slug = 'coolabah-chery'
  const name = `Arrizo ${String(Date.now() % 10_000)}`
  const path = `/models/${name.toLowerCase().replace(' ', '-')}`
  expect((await ask(slug, path)).status).toBe(404)
  try {
    await asEditor(page, slug, async () => {
      await page.goto(`${site()}/admin/collections/models/create`, { waitUntil: 'networkidle' })
      await page.locator('#field-manufacturer .rs__control').click()
      await page.locator('.rs__option').filter({ hasText: 'Chery' }).first().click()
      await type(page, 'name', name)
      await page.getByRole('button', { name: 'Colours', exact: true }).click()
      const colours = [
        ['Lunar White', '#F2F2EE'],
        ['Carbon Black', '#1B1C1E'],
      ] as const
      for (const [at, [colour, hex]] of colours.entries()) {
        // The server makes the fields of a new row, which comes folded.
        const made = page.waitForResponse(
          (one) => one.request().method() === 'POST' && one.url().includes('/admin/collections/'),
        )
        await page.getByRole('button', { name: /Add Colour/i }).click()
        await made
        await page.getByRole('button', { name: 'Show All' }).click()
        await type(page, `colours.${String(at)}.name`, colour)
        await page.locator(`#field-colours__${String(at)}__hexCode`).fill(hex)
      }
      expect(await save(page, 'models', '#action-save')).toBe(201)
      await expect.poll(async () => (await ask(slug, path)).status, soon).toBe(200)
      await expect.poll(() => shown(slug, path), soon).toContain('Carbon Black')
      await expect.poll(() => shown(slug, '/models'), soon).toContain(name)
    })
  } finally {
    await sql('DELETE FROM models WHERE name = $1', [name])
  }
})

test('[ADM-02] [LOC-04] an editor compares a week with what it was, reads it by days, and has it back on the site', async ({
  page,
}) => {
  const slug = 'ironbark-trucks'
  const id = await documentId('locations', slug, 'd.visible')
  const [before] = await sql<{ slug: string; opening_hours: unknown }>(
    'SELECT slug, opening_hours FROM locations WHERE id = $1',
    [id],
  )
  const path = `/locations/${before?.slug ?? ''}`
  const token = await signIn(loginOf(slug))
  try {
    await asEditor(page, slug, async ({ email }) => {
      await open(page, 'locations', id)
      const grid = page.getByRole('group', { name: 'Opening hours' })
      await grid.getByLabel('Sunday open or closed').selectOption('Open')
      await grid.getByLabel('Sunday opens').fill('11:15')
      await grid.getByLabel('Sunday closes').fill('13:45')
      expect(await save(page, 'locations')).toBe(200)
      await expect.poll(() => shown(slug, path), soon).toContain('11:15 am – 1:45 pm')
      const { body } = await rest(
        'GET',
        `/locations/versions?where[parent][equals]=${id}&sort=-createdAt&depth=0`,
        token,
      )
      const [latest, older] = body['docs'] as { id: string }[]
      await open(page, 'locations', id, `/versions/${latest?.id ?? ''}`)
      const view = page.locator('.render-field-diffs')
      await expect(view.first()).toContainText('Sunday: 11:15 am – 1:45 pm')
      expect(await view.first().textContent()).not.toMatch(/"weekday"/)
      await open(page, 'locations', id, `/versions/${older?.id ?? ''}`)
      await page.locator('.restore-version button').first().click()
      await page.locator('dialog[open], .confirmation-modal').getByRole('button', { name: 'Confirm' }).click()
      await expect.poll(() => shown(slug, path), soon).not.toContain('11:15 am – 1:45 pm')
      const [log] = await sql<{ action: string }>(
        'SELECT action FROM audit WHERE document = $1 AND who = $2 ORDER BY created_at DESC LIMIT 1',
        [id, email],
      )
      expect(log?.action).toBe('restored a version')
    })
  } finally {
    await putBack(`/locations/${id}`, token, { opening_hours: before?.opening_hours })
  }
})
