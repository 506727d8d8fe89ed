import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { expect, test } from './fixtures'

// Each command runs as a reader of the README types it, beside the running site, one after the other.
test.describe.configure({ mode: 'default', timeout: 240_000 })

type Run = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> }

const npm = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Run => {
  const { FORECOURT_E2E_DATA: DATA_DIR = '', PATH = '', HOME = '' } = process.env
  const child = spawn('npm', [...args], { cwd: root, env: { PATH, HOME, DATA_DIR, MODE: 'demo', ...env } as never })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { child, output: () => output, ended }
}

/** Runs to its end; answers what it printed. */
const done = async (args: readonly string[]): Promise<string> => {
  const run = npm(args)
  expect(await run.ended, run.output()).toBe(0)
  return run.output()
}

/** Runs until it printed what says that it works, is stopped as by Ctrl-C, and ends well. */
const until = async (run: Run, ready: () => Promise<boolean>): Promise<void> => {
  try {
    for (const end = Date.now() + 180_000; !(await ready()); await sleep(300)) {
      if (run.child.exitCode !== null || Date.now() > end) throw new Error(run.output())
    }
  } finally {
    run.child.kill('SIGTERM')
  }
  expect(await run.ended, run.output()).toBe(0)
}

const stockFile = [
  'Stock number,Make,Model,Year,Price,Odometer,Body,Car type',
  'CMD-1,Lancia,Gamma,1982,24900,120000,Coupe,used',
].join('\n')

const commands: Readonly<Record<string, () => Promise<void>>> = {
  build: async () => expect(await done(['run', 'build'])).toContain('Nothing to build.'),

  'stock:import': async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-command-'))
    try {
      const file = path.join(folder, 'stock.csv')
      await writeFile(file, stockFile)
      const args = ['--tenant', 'edge', '--file', file, '--mapping', 'dealer-csv', '--feed', 'commands', '--dry-run']
      expect(await done(['run', 'stock:import', '--', ...args])).toMatch(/created: 1\n/)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },

  'tenant:export': async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-command-'))
    try {
      const to = path.join(folder, 'edge')
      expect(await done(['run', 'tenant:export', '--', 'edge', to])).toContain(`edge is written to ${to}`)
      expect(JSON.parse(readFileSync(path.join(to, 'tenant.json'), 'utf8'))).toMatchObject({ slug: 'edge' })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },

  'tenant:add': async () => expect(await done(['run', 'tenant:add', '--', 'tenants/edge'])).toContain('edge'),

  'search:rebuild': async () => {
    await done(['run', 'search:rebuild'])
  },

  worker: async () => {
    const run = npm(['run', 'worker'])
    await until(run, () => Promise.resolve(run.output().includes('The worker runs the jobs.')))
    expect(run.output()).toContain('The worker has stopped.')
  },

  dev: async () => {
    const port = await freePort()
    const run = npm(['run', 'dev'], { PORT: String(port) })
    await until(run, async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok === true)
  },

  bench: async () => expect(await done(['run', 'bench', '--', 'rebuild'])).toContain('As JSON'),
}

/** Run by the run that this test is part of: the site under test is `npm start`'s, the rest is `npm test` itself. */
const running = ['start', 'test', 'verify']

test('the README names no command that is not run here', () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8')
  const named = [...readme.matchAll(/npm (?:run )?([a-z][\w:]*)/g)].flatMap(([, name = '']) => name)
  const known = new Set([...Object.keys(commands), ...running])
  expect([...new Set(named)].filter((name) => !known.has(name) && name !== 'and')).toEqual([])
  expect(Object.keys(commands).filter((name) => !named.includes(name))).toEqual([])
})

for (const [name, run] of Object.entries(commands)) test(`npm run ${name} does what the README says`, run)
