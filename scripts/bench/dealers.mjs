/** Dealers set up with the panel's form; pages and panel with twelve dealers and with a thousand in one database. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../lib/paths.mjs'
import { withClient } from '../lib/postgres/cluster.mjs'
import { OperatorError } from '../lib/log.mjs'
import { readFile } from 'node:fs/promises'
import { cloneTenant } from './clone-tenant.mjs'
import { median, row, runNode, startSite } from './lib.mjs'
import { requestPath } from './sites.mjs'

/** The dealer whose pages and staff are measured. */
const MEASURED_DEALER = 'yarra-value-cars'
const DEALER_COUNT = 1000
// Enough rounds that repeated medians differ by only a few per cent.
const rounds = { page: 25, panel: 41 }

const newDealerForm = (slug) => ({
  name: `Bench ${slug}`,
  slug,
  template: 'default',
  domain: '',
  accent: '#1F5F4B',
  secondary: '',
  surface: '#FFFFFF',
  ink: '#14181D',
  heading_font: 'Sora',
  text_font: 'Inter',
  location_name: `Bench ${slug} Toowong`,
  street: '12 High Street',
  city: 'Toowong',
  state: 'QLD',
  postcode: '4066',
  phone: '07 5550 1234',
  email: 'sales@bench.example',
  licence: '3901234',
  staff_name: 'Sam',
  staff_email: `sam@${slug}.example`,
  hours: {
    weekdays: { open: true, from: '08:30', to: '17:30' },
    saturday: { open: true, from: '08:30', to: '16:00' },
    sunday: { open: false, from: '', to: '' },
  },
})

const signIn = async (port, { email, password }) => {
  const { statusCode, body } = await requestPath(port, `localhost:${port}`, '/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (statusCode !== 200) throw new OperatorError(`${email} could not sign in (${statusCode}).`)
  return { cookie: `forecourt-token=${JSON.parse(body.toString('utf8')).token}` }
}

/** Pages that a dealer without stock has from the start. */
const initialPaths = [
  '/',
  '/contact-us',
  '/dealerships',
  '/about-us',
  '/privacy-policy',
  '/search/new-used-and-demo-cars/',
]

/** Seconds from submitting the form to the answer, and to the last of the pages. */
const setUpDealer = async (port, staff, slug) => {
  const formData = new FormData()
  formData.set('form', JSON.stringify(newDealerForm(slug)))
  const request = new Request('http://any', { method: 'POST', body: formData })
  const body = Buffer.from(await request.arrayBuffer())
  const headers = { ...staff, origin: `http://localhost:${port}`, 'content-type': request.headers.get('content-type') }
  const startedAt = performance.now()
  const answer = await requestPath(port, `localhost:${port}`, '/api/tenants/set-up', { method: 'POST', headers, body })
  const answered = (performance.now() - startedAt) / 1000
  if (answer.statusCode !== 201) throw new OperatorError(`Setting up answered ${answer.statusCode}: ${answer.body}`)
  for (const at of initialPaths) {
    for (;;) {
      const { statusCode } = await requestPath(port, `${slug}.localhost:${port}`, at)
      if (statusCode === 200) break
      if (performance.now() - startedAt > 60_000) throw new OperatorError(`${slug}${at} still answers ${statusCode}.`)
      await sleep(50)
    }
  }
  return { answered, complete: (performance.now() - startedAt) / 1000 }
}

const CSV_HEADER = 'Stock number,Make,Model,Year,Price,Odometer,Body,Car type'
const makes = ['Toyota,RAV4', 'Mazda,CX-5', 'Ford,Ranger', 'Kia,Sportage', 'Hyundai,i30']

/** Imports the stock of a small dealer from a CSV file. */
const importStock = async ({ folder, env }, slug) => {
  const rows = Array.from({ length: 20 }, (_, n) =>
    [`B-${n}`, makes[n % 5], 2015 + (n % 10), 18_000 + 900 * n, 20_000 + 4000 * n, 'SUV', 'used'].join(),
  )
  const file = path.join(folder, 'dealer.csv')
  await writeFile(file, [CSV_HEADER, ...rows].join('\n'))
  const args = ['--tenant', slug, '--file', file, '--mapping', 'dealer-csv']
  const run = await runNode([inRoot('dist/stock-import.mjs'), ...args], { folder, env })
  if (run.code !== 0) throw new OperatorError(`The stock of ${slug} could not be read:\n${run.output}`)
}

const medianTime = async (count, work) => {
  const times = []
  // The first call is not counted: it loads what later ones reuse.
  for (let n = 0; n <= count; n += 1) {
    const startedAt = performance.now()
    await work(n)
    if (n > 0) times.push(performance.now() - startedAt)
  }
  return median(times)
}

const getPage = async (port, host, at, headers = {}) => {
  const { statusCode, body } = await requestPath(port, host, at, { headers })
  if (statusCode !== 200) throw new OperatorError(`${host}${at} answered ${statusCode}.`)
  return body
}

const findPageId = (env) =>
  withClient(env.DATABASE_URL, async (client) => {
    const { rows } = await client.query(
      `SELECT p.id FROM pages p JOIN tenants t ON t.id = p.tenant_id WHERE t.slug = $1 AND p.slug = 'about-us'`,
      [MEASURED_DEALER],
    )
    return rows[0].id
  })

/** Number of search texts used so far; each makes an address that has not been requested before. */
let searchCount = 0

/** Milliseconds of the requests of one dealer's shoppers and staff, and of the platform. */
const measureTimes = async ({ port }, { env }, logins) => {
  const shop = `${MEASURED_DEALER}.localhost:${port}`
  const panel = `localhost:${port}`
  const staff = await signIn(port, logins.staff)
  const root = await signIn(port, logins.root)
  const page = await findPageId(env)
  const touchSettings = (n) =>
    withClient(env.DATABASE_URL, (client) =>
      client.query(
        'UPDATE site_settings s SET updated_at = now() FROM tenants t WHERE t.id = s.tenant_id AND t.slug = $1',
        [n < 0 ? '' : MEASURED_DEALER],
      ),
    )
  const timePanelPage = (headers, at) => medianTime(rounds.panel, () => getPage(port, panel, at, headers))
  const timeUncachedSearch = async (at) =>
    medianTime(rounds.page, async () => {
      searchCount += 1
      await getPage(port, shop, `${at}?query=bench${searchCount}`)
    })
  return {
    'stored home page': await medianTime(200, () => getPage(port, shop, '/')),
    'home page regenerated after a change': await (async () => {
      const regenerationTimes = []
      for (let n = 0; n <= rounds.page; n += 1) {
        await touchSettings(n)
        await sleep(150)
        const startedAt = performance.now()
        await getPage(port, shop, '/')
        if (n > 0) regenerationTimes.push(performance.now() - startedAt)
      }
      return median(regenerationTimes)
    })(),
    'uncached search page': await timeUncachedSearch('/search/used-cars'),
    'panel of a dealer’s staff: landing page': await timePanelPage(staff, '/admin'),
    'panel of a dealer’s staff: list of pages': await timePanelPage(staff, '/admin/collections/pages'),
    'panel of a dealer’s staff: one page': await timePanelPage(staff, `/admin/collections/pages/${page}`),
    'a save by a dealer’s staff': await medianTime(rounds.panel, async (n) => {
      const headers = { ...staff, origin: `http://${panel}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ title: `About us ${n}` })
      const { statusCode } = await requestPath(port, panel, `/api/pages/${page}`, { method: 'PATCH', headers, body })
      if (statusCode !== 200) throw new OperatorError(`The save answered ${statusCode}.`)
    }),
    'panel of the platform: list of tenants': await timePanelPage(root, '/admin/collections/tenants'),
  }
}

const measurePanelBytes = async ({ port }, login) => {
  const headers = await signIn(port, login)
  return (await getPage(port, `localhost:${port}`, '/admin/collections/pages', headers)).length / 1000
}

/** Measures a site with the current number of dealers, then stops it. */
const measureSite = async (site, installation, logins) => {
  try {
    // A first pass, whose times are not used, loads everything that first requests load.
    await measureTimes(site, installation, logins)
    return {
      times: await measureTimes(site, installation, logins),
      start: site.seconds,
      bytes: await measurePanelBytes(site, logins.root),
    }
  } finally {
    await site.stop()
  }
}

/** @param {{ folder: string, env: Record<string, string> }} place a seeded installation of nine dealers */
export const benchDealers = async (installation) => {
  const { env } = installation
  const start = () => startSite({ env: { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, MODE: 'demo' } })
  const all = JSON.parse(await readFile(path.join(env.DATA_DIR, 'logins.json'), 'utf8'))
  const logins = {
    root: all.find(({ tenant }) => !tenant),
    staff: all.find(({ tenant }) => tenant === MEASURED_DEALER),
  }
  const rows = []
  const first = await start()
  try {
    const staff = await signIn(first.port, logins.root)
    const setUps = []
    for (const slug of ['bench-one', 'bench-two', 'bench-three'])
      setUps.push(await setUpDealer(first.port, staff, slug))
    rows.push(row('dealers', 'one form, press to answer: median', median(setUps.map(({ answered }) => answered)), 's'))
    rows.push(
      row('dealers', 'one form, press to all its pages: slowest', Math.max(...setUps.map((one) => one.complete)), 's'),
    )
    await importStock(installation, 'bench-one')
  } finally {
    await first.stop()
  }
  // Both runs use a process that has just started: one that has set up dealers has warm code.
  const few = await measureSite(await start(), installation, logins)
  const insertedRows = await withClient(env.DATABASE_URL, async (client) => {
    const { rows: countRows } = await client.query("SELECT count(*)::int AS n FROM tenants WHERE status = 'active'")
    return cloneTenant(client, 'bench-one', DEALER_COUNT - countRows[0].n)
  })
  rows.push(row('dealers', `rows of ${DEALER_COUNT} dealers, besides the first ones`, insertedRows))
  // Autovacuum would otherwise start about a minute after so many inserts, during the measurement.
  await withClient(env.DATABASE_URL, (client) => client.query('VACUUM ANALYZE'))
  const many = await measureSite(await start(), installation, logins)
  rows.push(row('dealers', 'started with twelve dealers', few.start, 's'))
  rows.push(row('dealers', `started with ${DEALER_COUNT} dealers`, many.start, 's'))
  for (const [what, value] of Object.entries(many.times)) {
    rows.push(row('dealers', `${what}, twelve dealers`, few.times[what], 'ms'))
    rows.push(row('dealers', `${what}, ${DEALER_COUNT} dealers`, value, 'ms'))
  }
  rows.push(row('dealers', 'a page of the platform’s panel, twelve dealers', few.bytes, 'kB'))
  rows.push(row('dealers', `a page of the platform’s panel, ${DEALER_COUNT} dealers`, many.bytes, 'kB'))
  return rows
}
