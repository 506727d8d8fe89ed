import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { startFakeS3 } from '../../src/integrations/uploads/fake-s3.test-support'
import { sql } from './arrange'
import { databaseUrl, expect, siteUrl, test } from './fixtures'
import { commandEnvironment } from './processes'

// Each command runs as written in the README, next to the running site.

type CommandRun = {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

const startNpm = (args: readonly string[], env: Readonly<Record<string, string>> = {}): CommandRun => {
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
const runToEnd = async (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> => {
  const run = startNpm(args, env)
  expect(await run.ended, run.output()).toBe(0)
  return run.output()
}

/** Waits until a command works, stops it as Ctrl+C does, and checks that it ends with code 0. */
const runUntil = async (run: CommandRun, isWorking: () => Promise<boolean>): Promise<void> => {
  try {
    await expect
      .poll(async () => run.child.exitCode !== null || isWorking(), { timeout: 240_000, message: run.output() })
      .toBe(true)
  } finally {
    run.child.kill('SIGTERM')
  }
  expect(await run.ended, run.output()).toBe(0)
}

const withTemporaryFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
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
  build: async () => expect(await runToEnd(['run', 'build'])).toContain('Nothing to build.'),

  'stock:import': () =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'stock.csv')
      await writeFile(file, stockFile)
      const args = ['--tenant', 'edge', '--file', file, '--mapping', 'dealer-csv', '--feed', 'commands', '--dry-run']
      expect(await runToEnd(['run', 'stock:import', '--', ...args])).toMatch(/created: 1\n/)
    }),

  'search:rebuild': async () => {
    await runToEnd(['run', 'search:rebuild'])
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
    const output = await runToEnd(['run', 'staff:reset', '--', email])
    const password = /with the password (\S+) and/.exec(output)?.[1]
    const signIn = await fetch(`${siteUrl()}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(signIn.status).toBe(200)
  },

  'uploads:move': async () => {
    const store = await startFakeS3()
    try {
      const { bucket, endpoint, accessKeyId, secretAccessKey } = store.options
      const env = { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId }
      const moveUploads = () => runToEnd(['run', 'uploads:move'], { ...env, S3_SECRET_ACCESS_KEY: secretAccessKey })
      const [, copied = '0'] =
        /(\d+) uploads copied to forecourt\. 0 were already there/.exec(await moveUploads()) ?? []
      expect(Number(copied)).toBe(store.objects.size)
      expect(await moveUploads()).toContain(`0 uploads copied to forecourt. ${copied} were already there.`)
    } finally {
      await store.close()
    }
  },

  worker: async () => {
    const run = startNpm(['run', 'worker'])
    await runUntil(run, () => Promise.resolve(run.output().includes('The worker runs the jobs.')))
    expect(run.output()).toContain('The worker has stopped.')
  },

  // In a separate folder, so that the running site's site.json is not replaced.
  dev: () =>
    withTemporaryFolder(async (folder) => {
      const port = String(await findFreePort())
      const run = startNpm(['run', 'dev'], { PORT: port, DATA_DIR: folder, DATABASE_URL: databaseUrl(), RUN_JOBS: '0' })
      await runUntil(run, async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok === true)
    }),

  // The collections of a finished change need no migration, so this writes nothing.
  migration: async () =>
    expect(await runToEnd(['run', 'migration', '--', 'none'])).toContain('The collections need no migration.'),

  bench: async () => expect(await runToEnd(['run', 'bench', '--', 'rebuild'])).toContain('As JSON'),
}

/**
 * Commands covered by this run itself: the tested site was started by `start`, and `test` and `verify` run the tests.
 */
const coveredByRun = ['start', 'test', 'verify']
/** Commands that a browser test runs, with its file. */
const coveredByTests: Readonly<Record<string, string>> = {
  'tenant:export': 'new-dealer.e2e.ts',
  'tenant:add': 'new-dealer.e2e.ts',
}

test('every command that the README names is run by a test', () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8')
  const readmeCommands = [...readme.matchAll(/npm (?:run )?([a-z][\w:]*)/g)].flatMap(([, name = '']) => name)
  const run = [...Object.keys(commands), ...Object.keys(coveredByTests)]
  const covered = new Set([...run, ...coveredByRun])
  expect([...new Set(readmeCommands)].filter((name) => !covered.has(name) && name !== 'and')).toEqual([])
  expect(run.filter((name) => !readmeCommands.includes(name))).toEqual([])
  for (const [name, file] of Object.entries(coveredByTests))
    expect(readFileSync(inRoot('tests/e2e', file), 'utf8')).toContain(`runNpm('${name}'`)
})

for (const [name, run] of Object.entries(commands)) test(`npm run ${name} does what the README says`, run)
