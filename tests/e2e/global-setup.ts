import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumPath } from '../../scripts/lib/chromium.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'

/** Every name the product reads, as empty: neither the developer's shell nor their `.env` reaches the tested site. */
const nothingSet = (): Record<string, string> => {
  const names = readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)
  return Object.fromEntries([...names].map(([, name]) => [name, '']))
}

const healthy = async (port: number, server: ChildProcess): Promise<void> => {
  // A first start seeds the demo, and builds when nobody did.
  const end = Date.now() + 10 * 60_000
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error('The site under test did not start; its output is above.')
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (response?.ok) return
    await sleep(300)
  }
  throw new Error('The site under test was not healthy within ten minutes.')
}

const stop = async (server: ChildProcess, dataDir: string): Promise<void> => {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(dataDir, { recursive: true, force: true })
}

/** One production server for all browser tests, on a free port, with a data folder that lives as long as the run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.FORECOURT_CHROMIUM = await chromiumPath({ shell: true })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-e2e-'))
  // As root the database runs as another user, who has to get in.
  await chmod(dataDir, 0o711)
  const port = await freePort()
  const server = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...nothingSet(), PORT: String(port), DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  process.env.FORECOURT_E2E_PORT = String(port)
  process.env.FORECOURT_E2E_DATA = dataDir
  try {
    await healthy(port, server)
  } catch (error) {
    await stop(server, dataDir)
    throw error
  }
  return () => stop(server, dataDir)
}
