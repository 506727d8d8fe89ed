import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { fakeS3 } from '../../src/integrations/uploads/fake-s3.test-support'
import { sql } from './arrange'
import { databaseUrl, expect, site, test } from './fixtures'
import { commandEnvironment } from './processes'

// Each command runs as written in the README, next to the running site.

type Run = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> }

const npm = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Run => {
  const child = spawn('npm', [...args], { cwd: root, env: commandEnvironment(env) })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { child, output: () => output, ended }
}

/** Runs a command to its end and returns its output. Throws when its exit code is not 0. */
const done = async (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> => {
  const run = npm(args, env)
  expect(await run.ended, run.output()).toBe(0)
  return run.output()
}

/** Waits until a command works, stops it as Ctrl+C does, and checks that it ends with code 0. */
const until = async (run: Run, works: () => Promise<boolean>): Promise<void> => {
  try {
    await expect
      .poll(async () => run.child.exitCode !== null || works(), { timeout: 240_000, message: run.output() })
      .toBe(true)
  } finally {
    run.child.kill('SIGTERM')
  }
  expect(await run.ended, run.output()).toBe(0)
}

const withFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-command-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const stockFile = [
  'Stock number,Make,Model,Year,Price,Odometer,Body,Car type',
  'CMD-1,Lancia,Gamma,1982,24900,120000,Coupe,used',
].join('\n')

const commands: Readonly<Record<string, () => Promise<void>>> = {
  build: async () => expect(await done(['run', 'build'])).toContain('Nothing to build.'),

  'stock:import': () =>
    withFolder(async (folder) => {
      const file = path.join(folder, 'stock.csv')
      await writeFile(file, stockFile)
      const args = ['--tenant', 'edge', '--file', file, '--mapping', 'dealer-csv', '--feed', 'commands', '--dry-run']
      expect(await done(['run', 'stock:import', '--', ...args])).toMatch(/created: 1\n/)
    }),

  'search:rebuild': async () => {
    await done(['run', 'search:rebuild'])
  },

  'staff:reset': async () => {
    const email = `locked.out.${randomUUID()}@forecourt.example`
    await sql(
      `WITH account AS (
         INSERT INTO users (id, email, updated_at, created_at) VALUES (gen_random_uuid(), $1, now(), now()) RETURNING id
       )
       INSERT INTO staff_second_factors (user_id, secret, confirmed_at) SELECT id, 'unreadable', now() FROM account`,
      [email],
    )
    const output = await done(['run', 'staff:reset', '--', email])
    const password = /with the password (\S+) and/.exec(output)?.[1]
    const signIn = await fetch(`${site()}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(signIn.status).toBe(200)
  },

  'uploads:move': async () => {
    const store = await fakeS3()
    try {
      const { bucket, endpoint, accessKeyId, secretAccessKey } = store.options
      const env = { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId }
      const moved = () => done(['run', 'uploads:move'], { ...env, S3_SECRET_ACCESS_KEY: secretAccessKey })
      const [, copied = '0'] = /(\d+) uploads copied to forecourt, 0 were there/.exec(await moved()) ?? []
      expect(Number(copied)).toBe(store.objects.size)
      expect(await moved()).toContain(`0 uploads copied to forecourt, ${copied} were there already.`)
    } finally {
      await store.close()
    }
  },

  worker: async () => {
    const run = npm(['run', 'worker'])
    await until(run, () => Promise.resolve(run.output().includes('The worker runs the jobs.')))
    expect(run.output()).toContain('The worker has stopped.')
  },

  // In a separate folder, so that the running site's site.json is not replaced.
  dev: () =>
    withFolder(async (folder) => {
      const port = String(await freePort())
      const run = npm(['run', 'dev'], { PORT: port, DATA_DIR: folder, DATABASE_URL: databaseUrl(), RUN_JOBS: '0' })
      await until(run, async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok === true)
    }),

  bench: async () => expect(await done(['run', 'bench', '--', 'rebuild'])).toContain('As JSON'),
}

/**
 * Commands covered by this run itself: the tested site was started by `start`, and `test` and `verify` run the tests.
 */
const running = ['start', 'test', 'verify']
/** Commands that a browser test runs, with its file. */
const inJourneys: Readonly<Record<string, string>> = {
  'tenant:export': 'new-dealer.e2e.ts',
  'tenant:add': 'new-dealer.e2e.ts',
}

test('every command that the README names is run by a test', () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8')
  const named = [...readme.matchAll(/npm (?:run )?([a-z][\w:]*)/g)].flatMap(([, name = '']) => name)
  const run = [...Object.keys(commands), ...Object.keys(inJourneys)]
  const known = new Set([...run, ...running])
  expect([...new Set(named)].filter((name) => !known.has(name) && name !== 'and')).toEqual([])
  expect(run.filter((name) => !named.includes(name))).toEqual([])
  for (const [name, file] of Object.entries(inJourneys))
    expect(readFileSync(inRoot('tests/e2e', file), 'utf8')).toContain(`npm('${name}'`)
})

for (const [name, run] of Object.entries(commands)) test(`npm run ${name} does what the README says`, run)
