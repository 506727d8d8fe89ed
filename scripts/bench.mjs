/**
 * `npm run bench [-- PART …]`: runs the measurements and the long fault and property tests (`*.long.test.ts`). Prints a
 * table and writes everything as JSON to `.data/bench/`. It does not judge; the targets are in docs/benchmarks.md.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { stopChildren } from './lib/children.mjs'
import { endWithSignals } from './lib/groups.mjs'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { Problem, command, explain, say } from './lib/say.mjs'

const onSite = ['pages', 'bytes', 'pdf', 'interaction', 'spin', 'lighthouse']
/** Parts that start sites themselves. */
const startingSites = [
  'fresh',
  'urls',
  'outage',
  'live',
  'leads',
  'money',
  'delivery',
  'panel',
  'security',
  'uploads',
  'dealers',
  'ready',
]
const onDatabase = ['import', 'rebuild', 'engine', 'tenants', ...startingSites]
/** Parts that run only when named: they take hours and measure the tests, not the product. */
const onRequest = ['breaks']
const parts = ['start', ...onSite, ...onDatabase, 'long', ...onRequest]
const wanted = process.argv.slice(2).filter((one) => one !== '--')
const chosen = (name) => (wanted.length === 0 ? !onRequest.includes(name) : wanted.includes(name))

const figure = ({ what, value, unit, load }) =>
  `  ${what.padEnd(72)} ${String(value).padStart(10)} ${unit.padEnd(4)} load ${load}`

/** Runs one part and prints its rows. An error is printed and does not stop the other parts. */
const measure = async (rows, name, run) => {
  if (!chosen(name)) return
  say(`\n${name}`)
  try {
    const found = await run()
    rows.push(...found)
    for (const one of found) say(figure(one))
  } catch (error) {
    say(explain(error))
    process.exitCode = 1
  }
}

/** Runs `work` with a seeded installation in a temporary folder, which is removed afterwards. */
const withInstallation = async (work) => {
  const { openDatabase, migrateDatabase, seedDatabase } = await import('./lib/database.mjs')
  const { environment, settingsFrom } = await import('./lib/settings.mjs')
  const { temporary } = await import('./bench/lib.mjs')
  const { folder, remove } = await temporary()
  const settings = settingsFrom({ DATA_DIR: path.join(folder, 'data') })
  await mkdir(settings.dataDir, { recursive: true })
  try {
    const database = await openDatabase(settings)
    try {
      const env = { ...(await environment(settings, database.url)), NODE_ENV: 'production' }
      await migrateDatabase(env)
      await seedDatabase(settings, env)
      await work({ folder, env, settings, database })
    } finally {
      await database.stop()
    }
  } finally {
    await remove()
  }
}

const measureSite = async (rows, { folder, env }) => {
  if (!onSite.some(chosen)) return
  const [
    { startSite },
    { benchPages },
    { benchBytes },
    { benchPdf },
    { benchInteraction },
    { benchSpin },
    { benchLighthouse },
  ] = await Promise.all([
    import('./bench/lib.mjs'),
    import('./bench/pages.mjs'),
    import('./bench/bytes.mjs'),
    import('./bench/pdf.mjs'),
    import('./bench/interaction.mjs'),
    import('./bench/spin.mjs'),
    import('./bench/lighthouse.mjs'),
  ])
  const site = await startSite({ env: { DATA_DIR: env.DATA_DIR, FORECOURT_CONTROL: '1' } })
  try {
    await measure(rows, 'pages', () => benchPages(site, folder))
    await measure(rows, 'bytes', () => benchBytes(site))
    await measure(rows, 'pdf', () => benchPdf(site))
    await measure(rows, 'interaction', () => benchInteraction(site))
    await measure(rows, 'spin', () => benchSpin(site))
    await measure(rows, 'lighthouse', () => benchLighthouse(site))
  } finally {
    await site.stop()
  }
}

const measureDatabase = async (rows, place) => {
  const { benchImport, benchRebuild } = await import('./bench/import.mjs')
  const { benchEngine } = await import('./bench/search-engine.mjs')
  await measure(rows, 'import', () => benchImport(place))
  await measure(rows, 'rebuild', () => benchRebuild(place))
  await measure(rows, 'engine', () => benchEngine(place))
  if (![...startingSites, 'tenants'].some(chosen)) return
  const [
    { benchTenants, benchReady },
    { benchDealers },
    { benchFresh },
    { benchUrls },
    { benchOutage },
    { benchLive },
    { benchLeads },
    { benchMoney },
    { benchDelivery },
    { benchPanel },
    { benchSecurity },
    { benchUploads },
  ] = await Promise.all([
    import('./bench/scale.mjs'),
    import('./bench/dealers.mjs'),
    import('./bench/fresh.mjs'),
    import('./bench/urls.mjs'),
    import('./bench/outage.mjs'),
    import('./bench/live.mjs'),
    import('./bench/leads.mjs'),
    import('./bench/money.mjs'),
    import('./bench/delivery.mjs'),
    import('./bench/panel.mjs'),
    import('./bench/security.mjs'),
    import('./bench/uploads.mjs'),
  ])
  await measure(rows, 'tenants', () => benchTenants(place))
  await measure(rows, 'fresh', () => benchFresh(place))
  await measure(rows, 'urls', () => benchUrls(place))
  await measure(rows, 'outage', () => benchOutage(place))
  await measure(rows, 'live', () => benchLive(place))
  await measure(rows, 'leads', () => benchLeads(place))
  await measure(rows, 'money', () => benchMoney(place))
  await measure(rows, 'delivery', () => benchDelivery(place))
  await measure(rows, 'panel', () => benchPanel(place))
  await measure(rows, 'security', () => benchSecurity(place))
  await measure(rows, 'uploads', () => benchUploads(place))
  await measure(rows, 'dealers', () => benchDealers(place))
  await measure(rows, 'ready', () => benchReady(place))
}

const longRuns = async () => {
  const { stage } = await import('./lib/stages.mjs')
  const args = ['run', '--project', 'long', '--passWithNoTests']
  return stage({ name: 'long runs', tool: 'vitest', args, counts: 'vitest' })
}

endWithSignals(stopChildren)
await command(async () => {
  const unknown = wanted.find((one) => !parts.includes(one))
  if (unknown) throw new Problem(`There is no part "${unknown}". The parts are: ${parts.join(', ')}.`)
  await install({ dev: true })
  const { buildNode, buildSite } = await import('./lib/build.mjs')
  // The `breaks` part builds in a copy of the project.
  if (parts.some((name) => chosen(name) && !onRequest.includes(name))) await buildNode()
  if ([...onSite, ...startingSites].some(chosen)) await buildSite()
  const rows = []
  const began = new Date().toISOString()
  const { benchStart } = await import('./bench/start.mjs')
  await measure(rows, 'start', benchStart)
  if ([...onSite, ...onDatabase].some(chosen)) {
    await withInstallation(async (place) => {
      await measureSite(rows, place)
      await measureDatabase(rows, place)
    })
  }
  const long = chosen('long') ? await longRuns() : null
  const { benchBreaks } = await import('./bench/breaks.mjs')
  await measure(rows, 'breaks', benchBreaks)
  const machine = {
    node: process.version,
    processors: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    load: loadavg(),
  }
  const file = inRoot('.data/bench', `${began.replace(/[:.]/g, '-')}.json`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ began, machine, rows, long }, null, 2))
  say(`\nAs JSON: ${path.relative(process.cwd(), file)}`)
  if (long?.ok === false) process.exitCode = 1
})
