import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chromiumPath } from '../../scripts/lib/chromium.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { openPostgres } from '../../scripts/lib/postgres.mjs'
import { clockEnvironment, databaseClock, DATABASE_CLOCK_SETTING } from '../../scripts/testing/clock.mjs'
import { makeScratchFolder } from '../../scripts/testing/scratch-folder.mjs'
import { protectDemoDealers, snapshotDealers } from './dealer-copies'

/** Sets every environment variable of the product to empty, so that neither the shell nor `.env` affects the site. */
const buildEmptyEnvironment = (): Record<string, string> => {
  const names = readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)
  return Object.fromEntries([...names].map(([, name]) => [name, '']))
}

const waitUntilHealthy = async (port: number, server: ChildProcess, log: string): Promise<void> => {
  // The first start seeds the database, and builds the site when it is stale.
  for (let tries = 0; tries < 1000; tries += 1) {
    if (server.exitCode !== null) break
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (response?.ok) return
    await sleep(300)
  }
  throw new Error(`The site under test did not start:\n${readFileSync(log, 'utf8').slice(-4000)}`)
}

const withDatabase = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** The data does not outlive the run, so it need not reach the disk. */
const postgresSettings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', DATABASE_CLOCK_SETTING]

/**
 * Starts one production server for all browser tests, on a free port, with a temporary database and data folder. Its
 * clock is the run's (`scripts/testing/clock.mjs`); its output goes to `site.log` in that folder.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['FORECOURT_CHROMIUM'] = await chromiumPath({ shell: true })
  // The site is already running, started by hand to write a test (docs/testing.md).
  if (process.env['FORECOURT_E2E_DATA']) return () => Promise.resolve()
  const dataDir = await makeScratchFolder('forecourt-e2e-')
  const postgres = await openPostgres({ dataDir, settings: postgresSettings })
  const log = path.join(dataDir, 'site.log')
  const output = openSync(log, 'a')
  let server: ChildProcess | null = null
  const stop = async (): Promise<void> => {
    if (server?.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await postgres.stop()
    closeSync(output)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await withDatabase(postgres.url, (client) => client.query(databaseClock()))
    const port = await findFreePort()
    server = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
      cwd: root,
      env: {
        ...process.env,
        ...buildEmptyEnvironment(),
        // Also the empty page, to which the weight of pages is compared.
        FORECOURT_CONTROL: '1',
        ...clockEnvironment(),
        PORT: String(port),
        DATA_DIR: dataDir,
        // Tests set their own sender address (`sender` in `fixtures.ts`).
        TRUSTED_PROXIES: '127.0.0.1',
      },
      stdio: ['ignore', output, output],
    })
    process.env['FORECOURT_E2E_PORT'] = String(port)
    process.env['FORECOURT_E2E_DATA'] = dataDir
    await waitUntilHealthy(port, server, log)
    await withDatabase(postgres.url, async (client) => {
      await snapshotDealers(client, dataDir)
      await protectDemoDealers(client)
    })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
