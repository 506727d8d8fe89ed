/**
 * `npm run bench [-- PART …]`: runs the measurements and the long fault and property tests (`*.long.test.ts`). Prints a
 * table and writes everything as JSON to `.data/bench/`. It does not judge; the targets are in docs/benchmarks.md.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { databaseParts, explicitParts, parts, siteParts, siteStartingParts, unbuiltParts } from './bench/parts.mjs'
import { stopChildren } from './lib/children.mjs'
import { endWithSignals } from './lib/process-groups.mjs'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { OperatorError, runMain, formatError, logLine } from './lib/log.mjs'

const requestedParts = process.argv.slice(2).filter((one) => one !== '--')
const isRequested = (name) =>
  requestedParts.length === 0 ? !explicitParts.includes(name) : requestedParts.includes(name)

const formatRow = ({ what, value, unit, load }) =>
  `  ${what.padEnd(72)} ${String(value).padStart(10)} ${unit.padEnd(4)} load ${load}`

/** Runs one part and prints its rows. An error is printed and does not stop the other parts. */
const measure = async (rows, name, run) => {
  if (!isRequested(name)) return
  logLine(`\n${name}`)
  try {
    const newRows = await run()
    rows.push(...newRows)
    for (const one of newRows) logLine(formatRow(one))
  } catch (error) {
    logLine(formatError(error))
    process.exitCode = 1
  }
}

/** Runs `work` with a seeded installation in a temporary folder, which is removed afterwards. */
const withInstallation = async (work) => {
  const { openDatabase, migrateDatabase, seedDatabase } = await import('./lib/database.mjs')
  const { buildEnvironment, parseSettings } = await import('./lib/settings.mjs')
  const { createTemporaryFolder } = await import('./bench/lib.mjs')
  const { folder, remove } = await createTemporaryFolder()
  const settings = parseSettings({ DATA_DIR: path.join(folder, 'data') })
  await mkdir(settings.dataDir, { recursive: true })
  try {
    const database = await openDatabase(settings)
    try {
      const env = { ...(await buildEnvironment(settings, database.url)), NODE_ENV: 'production' }
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
  if (!siteParts.some(isRequested)) return
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

const measureDatabase = async (rows, installation) => {
  const { benchImport, benchRebuild } = await import('./bench/import.mjs')
  const { benchEngine } = await import('./bench/search-engine.mjs')
  await measure(rows, 'import', () => benchImport(installation))
  await measure(rows, 'rebuild', () => benchRebuild(installation))
  await measure(rows, 'engine', () => benchEngine(installation))
  if (![...siteStartingParts, 'tenants'].some(isRequested)) return
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
    { benchPhotos },
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
    import('./bench/payments.mjs'),
    import('./bench/delivery.mjs'),
    import('./bench/panel.mjs'),
    import('./bench/photos.mjs'),
    import('./bench/security.mjs'),
    import('./bench/uploads.mjs'),
  ])
  await measure(rows, 'tenants', () => benchTenants(installation))
  await measure(rows, 'fresh', () => benchFresh(installation))
  await measure(rows, 'urls', () => benchUrls(installation))
  await measure(rows, 'outage', () => benchOutage(installation))
  await measure(rows, 'live', () => benchLive(installation))
  await measure(rows, 'leads', () => benchLeads(installation))
  await measure(rows, 'money', () => benchMoney(installation))
  await measure(rows, 'delivery', () => benchDelivery(installation))
  await measure(rows, 'panel', () => benchPanel(installation))
  await measure(rows, 'photos', () => benchPhotos(installation))
  await measure(rows, 'security', () => benchSecurity(installation))
  await measure(rows, 'uploads', () => benchUploads(installation))
  await measure(rows, 'dealers', () => benchDealers(installation))
  await measure(rows, 'ready', () => benchReady(installation))
}

const runLongTests = async () => {
  const { runStage } = await import('./lib/stages.mjs')
  const args = ['run', '--project', 'long', '--passWithNoTests']
  return runStage({ name: 'long runs', tool: 'vitest', args, counts: 'vitest' })
}

endWithSignals(stopChildren)
await runMain(async () => {
  const unknown = requestedParts.find((one) => !parts.includes(one))
  if (unknown) throw new OperatorError(`There is no part "${unknown}". The parts are: ${parts.join(', ')}.`)
  await install({ dev: true })
  const { buildNode, buildSite } = await import('./lib/build.mjs')
  if (parts.some((name) => isRequested(name) && !unbuiltParts.includes(name))) await buildNode()
  if ([...siteParts, ...siteStartingParts].some(isRequested)) await buildSite()
  const rows = []
  const startedAt = new Date().toISOString()
  const { benchCode } = await import('./bench/code.mjs')
  await measure(rows, 'code', benchCode)
  const { benchStart } = await import('./bench/start.mjs')
  await measure(rows, 'start', benchStart)
  if ([...siteParts, ...databaseParts].some(isRequested)) {
    await withInstallation(async (installation) => {
      await measureSite(rows, installation)
      await measureDatabase(rows, installation)
    })
  }
  const long = isRequested('long') ? await runLongTests() : null
  const { benchBreaks } = await import('./bench/breaks.mjs')
  await measure(rows, 'breaks', benchBreaks)
  const { benchDevReload } = await import('./bench/dev-reload.mjs')
  await measure(rows, 'dev-reload', benchDevReload)
  const machine = {
    node: process.version,
    processors: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    load: loadavg(),
  }
  const file = inRoot('.data/bench', `${startedAt.replace(/[:.]/g, '-')}.json`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ began: startedAt, machine, rows, long }, null, 2))
  logLine(`\nAs JSON: ${path.relative(process.cwd(), file)}`)
  if (long?.ok === false) process.exitCode = 1
})
