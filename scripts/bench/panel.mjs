/** The panel with 5,000 vehicles and 5,000 pages of one dealer: landing page, a list, a document and a save. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { siteUrl, openBrowser } from './browser.mjs'
import { median, row, startSite } from './lib.mjs'

const TENANT = 'banksia-motor-group'
const rowCount = Number(process.env.BENCH_PANEL || 5000)
const ROUNDS = 7

/** Copies the dealer's vehicles and pages, each with its own slug, until there are enough. */
const insertCopies = async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const own = '(SELECT id FROM tenants WHERE slug = $1)'
    const copies = (table) =>
      `SELECT to_jsonb(d) AS doc, n FROM (SELECT * FROM ${table} WHERE tenant_id = ${own} ORDER BY id LIMIT 50) d,
         generate_series(1, $2::int) n ORDER BY n LIMIT $3`
    const missing = async (table) => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS all, least(count(*), 50)::int AS some FROM ${table} WHERE tenant_id = ${own}`,
        [TENANT],
      )
      const [{ all, some }] = rows
      return [TENANT, Math.ceil((rowCount - all) / some), Math.max(0, rowCount - all)]
    }
    await client.query(
      `INSERT INTO vehicles SELECT (jsonb_populate_record(NULL::vehicles, doc || jsonb_build_object(
         'id', gen_random_uuid(), 'slug', concat(doc->>'slug', '-', n), 'feed_id', NULL, 'feed_key', NULL,
         'stocknum', concat(doc->>'stocknum', '-', n)))).* FROM (${copies('vehicles')}) made`,
      await missing('vehicles'),
    )
    await client.query(
      `INSERT INTO pages SELECT (jsonb_populate_record(NULL::pages, doc || jsonb_build_object(
         'id', gen_random_uuid(), 'slug', concat(doc->>'slug', '-', n)))).* FROM (${copies('pages')}) made`,
      await missing('pages'),
    )
    // The list view of a collection with drafts shows the latest versions.
    await client.query(
      `INSERT INTO _pages_v SELECT (jsonb_populate_record(NULL::_pages_v, to_jsonb(v) || jsonb_build_object('id', gen_random_uuid(),
         'parent_id', p.id, 'version_slug', p.slug, 'version_title', p.title, 'latest', true))).*
         FROM pages p CROSS JOIN LATERAL (
           SELECT v.* FROM _pages_v v WHERE v.version_tenant_id = p.tenant_id AND v.latest ORDER BY v.id LIMIT 1) v
        WHERE p.tenant_id = ${own} AND NOT EXISTS (SELECT 1 FROM _pages_v o WHERE o.parent_id = p.id)`,
      [TENANT],
    )
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
}

/** Signs staff in with their password. */
export const signIn = async (page, port, { email, password }) => {
  await page.goto(siteUrl(port, undefined, '/admin'), { waitUntil: 'networkidle' })
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.locator('.panel-dashboard').waitFor()
}

const measureTime = async (work) => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const firstRowLink = (page) => page.locator('.collection-list table tbody tr a').first()

/** One visit: opens the list, opens a document by a click on its row, and saves a change of `field`. */
const measureVisit = async (page, port, { collection, field }) => {
  const list = await measureTime(async () => {
    await page.goto(siteUrl(port, undefined, `/admin/collections/${collection}`))
    await firstRowLink(page).waitFor()
  })
  await page.waitForLoadState('networkidle')
  const input = page.locator(`input[name="${field}"]`)
  const open = await measureTime(async () => {
    await firstRowLink(page).click()
    await input.waitFor()
  })
  await page.waitForLoadState('networkidle')
  await input.fill(`Measured ${Math.random().toString(36).slice(2, 8)}`)
  const save = await measureTime(async () => {
    await page.keyboard.press('ControlOrMeta+s')
    await page.locator('.payload-toast-item, [data-sonner-toast]').first().waitFor()
  })
  return { list, open, save }
}

const toRows = (what, times) => [
  row('panel', `${what}, median of ${ROUNDS}`, median(times), 'ms'),
  row('panel', `${what}, slowest`, Math.max(...times), 'ms'),
]

const measuredCollections = [
  { collection: 'vehicles', field: 'colour' },
  { collection: 'pages', field: 'title' },
]

export const benchPanel = async ({ env }) => {
  await insertCopies(env.DATABASE_URL)
  const site = await startSite({ env: { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, MODE: 'demo' } })
  const { browser, close } = await openBrowser()
  try {
    const logins = JSON.parse(await readFile(path.join(env.DATA_DIR, 'logins.json'), 'utf8'))
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(
      page,
      site.port,
      logins.find((one) => one.tenant === TENANT),
    )
    const landing = []
    for (let round = 0; round < ROUNDS; round += 1) {
      landing.push(
        await measureTime(async () => {
          await page.goto(siteUrl(site.port, undefined, '/admin'))
          await page.locator('.panel-dashboard').waitFor()
        }),
      )
    }
    const rows = toRows(`landing page, ${rowCount} vehicles`, landing)
    for (const kind of measuredCollections) {
      const times = []
      // The first visit is not counted: it loads the process's code.
      await measureVisit(page, site.port, kind)
      for (let round = 0; round < ROUNDS; round += 1) times.push(await measureVisit(page, site.port, kind))
      for (const step of ['list', 'open', 'save'])
        rows.push(
          ...toRows(
            `${rowCount} ${kind.collection}: ${step}`,
            times.map((one) => one[step]),
          ),
        )
    }
    return rows
  } finally {
    await close()
    await site.stop()
  }
}
