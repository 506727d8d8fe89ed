import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, listVehicles, countVehicleWrites, type DealerRow } from '@/scripts/testing/stock'

const root = process.cwd()
const bundle = path.join(root, 'node_modules', '.cache', `stock-import-${process.pid}.mjs`)
let database: TestDatabase
let folder: string

beforeAll(async () => {
  await build({
    entryPoints: [path.join(root, 'scripts', 'stock-import.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': root },
    outfile: bundle,
  })
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(os.tmpdir(), 'stock-import-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
  await rm(bundle, { force: true })
})

type ProcessResult = { readonly code: number | null; readonly out: string; readonly err: string }

const start = (args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [bundle, ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, 'data'),
      FORECOURT_ROOT: root,
      INIT_CWD: folder,
      ...env,
    },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()))
  const result = new Promise<ProcessResult>((resolve) => child.on('close', (code) => resolve({ code, out, err })))
  return { child, ended: result }
}
const run = (...args: string[]) => start(args).ended

let files = 0
const fileOf = async (content: string | Uint8Array): Promise<string> => {
  files += 1
  const file = path.join(folder, `stock-${files}.csv`)
  await writeFile(file, content)
  return file
}
const tenantOf = async () => {
  const slug = `yard-${Math.random().toString(36).slice(2, 10)}`
  return { slug, id: await addTenant(database.pool, slug) }
}

describe('[STK-02] stock:import', () => {
  test('[STK-02] prints its numbers and unread columns, and exits with 0', async () => {
    const { slug, id } = await tenantOf()
    const file = await fileOf(toCsv([dealerRow('A1'), dealerRow('A2'), { ...dealerRow('A3'), Year: '=cmd|calc' }]))
    const { code, out, err } = await run('--tenant', slug, '--file', path.basename(file))
    expect(code).toBe(0)
    expect(out).toMatch(/^read: 3\ncreated: 2\nupdated: 0\nunchanged: 0\nremoved: 0\nrejected: 1\nseconds: [\d.]+\n$/u)
    expect(err).toContain('Columns without a field: Purchase cost')
    const rejected = file.replace(/\.csv$/u, '.rejected.csv')
    expect(await readFile(rejected, 'utf8')).toBe(
      `line,column,value,reason\r\n4,Year,'=cmd|calc,Expected a year from 1885 to 2100.\r\n`,
    )
    const [one] = await listVehicles(database.pool, id)
    expect(JSON.stringify(one)).not.toContain('12000')
  })

  test('[STK-02] a dry run prints the result and changes nothing', async () => {
    const { slug, id } = await tenantOf()
    const file = await fileOf(toCsv([dealerRow('A1')]))
    const { code, out } = await run('--tenant', slug, '--file', file, '--dry-run')
    expect(code).toBe(0)
    expect(out).toContain('created: 1')
    expect(await listVehicles(database.pool, id)).toEqual([])
  })

  test('[STK-02] writes rejected rows to DATA_DIR/imports if the feed’s folder is not writable', async () => {
    const { slug } = await tenantOf()
    const file = await fileOf(toCsv([dealerRow('A1'), { ...dealerRow('A2'), Make: '' }]))
    // A folder with the file's name prevents writing even for root.
    await mkdir(file.replace(/\.csv$/u, '.rejected.csv'))
    const { code, err } = await run('--tenant', slug, '--file', file)
    expect(code).toBe(0)
    const elsewhere = path.join(folder, 'data', 'imports', `${path.parse(file).name}.rejected.csv`)
    expect(err).toContain(elsewhere)
    expect(await readFile(elsewhere, 'utf8')).toContain('The make is missing.')
  })

  test.each([
    [
      'an unknown tenant',
      ['--tenant', 'yard', '--file', 'stock-1.csv'],
      /^There’s no tenant “yard”\. Did you mean yard-/u,
    ],
    ['a path for a tenant', ['--tenant', '../main', '--file', 'stock-1.csv'], /isn’t a tenant/u],
    ['no such file', ['--tenant', 'x', '--file', 'none.csv'], /^There’s no file .*none\.csv\.\n$/u],
    ['a folder', ['--tenant', 'x', '--file', '.'], /is a folder, not a file/u],
    ['no arguments', [], /Usage: npm run stock:import/u],
    ['a mistyped option', ['--tenat', 'x'], /Usage: npm run stock:import/u],
  ])('[STK-02] %s: one line, exit 2', async (_, args, line) => {
    await tenantOf()
    const { code, out, err } = await run(...args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(line)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test('[STK-02] an unknown mapping, an unknown header, an empty file: one line, exit 2', async () => {
    const { slug } = await tenantOf()
    const good = await fileOf(toCsv([dealerRow('A1')]))
    const unknownMapping = await run('--tenant', slug, '--file', good, '--mapping', '../../etc/none')
    expect(unknownMapping).toMatchObject({
      code: 2,
      err: expect.stringContaining('Built-in mappings: au-listings, dealer-csv'),
    })
    const withoutHeader = await run('--tenant', slug, '--file', await fileOf('A1,Toyota,Corolla\nA2,Toyota,Corolla\n'))
    expect(withoutHeader).toMatchObject({
      code: 2,
      err: expect.stringContaining('Missing: “Stock number”, “Make”, “Model”, “Year”.'),
    })
    const empty = await run('--tenant', slug, '--file', await fileOf(''))
    expect(empty).toMatchObject({ code: 2, err: 'The file is empty.\n' })
    const binary = await run('--tenant', slug, '--file', await fileOf(Buffer.alloc(5000, 0)))
    expect(binary.code).toBe(2)
  })

  test('[STK-02] refuses to remove too many vehicles: exit 2 with the numbers', async () => {
    const { slug, id } = await tenantOf()
    const rows = Array.from({ length: 20 }, (_, index) => dealerRow(`A${index}`))
    await run('--tenant', slug, '--file', await fileOf(toCsv(rows)))
    const half = await fileOf(toCsv(rows.slice(0, 10)))
    expect(await run('--tenant', slug, '--file', half)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^10 of this feed’s 20 vehicles \(50%\)/u),
    })
    expect((await listVehicles(database.pool, id)).length).toBe(20)
    expect(await run('--tenant', slug, '--file', half, '--allow-removal')).toMatchObject({ code: 0 })
    expect((await listVehicles(database.pool, id)).length).toBe(10)
  })

  test('[STK-02] a database that does not respond: one line, exit 2', async () => {
    const file = await fileOf(toCsv([dealerRow('A1')]))
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    const { code, err } = await start(['--tenant', 'x', '--file', file], env).ended
    expect(code).toBe(2)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err.trim()).not.toBe('')
  })
})

/**
 * The moment of the kill: after a number of the 2,500 changes; in the long run also at twenty moments spread evenly
 * over the duration of a complete run.
 */
type Moment = { readonly changes: number } | { readonly share: number }
const moments: readonly Moment[] = [
  ...[1, 1500, 2200].map((changes) => ({ changes })),
  ...(process.env['BENCH'] === '1' ? Array.from({ length: 20 }, (_, index) => ({ share: (index + 0.5) / 20 })) : []),
]

describe('[STK-02] killed at any moment', () => {
  const stock = (from: number, to: number, km: number): DealerRow[] =>
    Array.from({ length: to - from }, (_, index) => ({ ...dealerRow(`K${from + index}`), Odometer: String(km) }))

  const facts = async (id: string) =>
    (await listVehicles(database.pool, id)).map(({ feed_key, slug, name, km, status, content_hash }) => ({
      feed_key,
      slug,
      name,
      km,
      status,
      content_hash,
    }))

  test(
    '[STK-02] a repeated run has the same result as one that was not interrupted',
    async () => {
      const before = await fileOf(toCsv(stock(0, 3000, 10)))
      const after = await fileOf(toCsv([...stock(500, 1500, 10), ...stock(1500, 3500, 20)]))
      const clean = await tenantOf()
      await run('--tenant', clean.slug, '--file', before)
      const began = performance.now()
      await run('--tenant', clean.slug, '--file', after)
      const durationMs = performance.now() - began
      const expected = await facts(clean.id)
      expect(expected).toHaveLength(3000)

      let interrupted = 0
      for (const moment of moments) {
        const { slug, id } = await tenantOf()
        await run('--tenant', slug, '--file', before)
        const mark = await countVehicleWrites(database.pool)
        const { child, ended: result } = start(['--tenant', slug, '--file', after])
        if ('share' in moment) await sleep(durationMs * moment.share)
        else
          while ((await countVehicleWrites(database.pool)) < mark + moment.changes && child.exitCode === null)
            await sleep(10)
        child.kill('SIGKILL')
        if ((await result).code === null && (await countVehicleWrites(database.pool)) < mark + 2500) interrupted += 1
        const again = await run('--tenant', slug, '--file', after)
        expect(again.code).toBe(0)
        expect(await facts(id)).toEqual(expected)
        const { rows } = await database.pool.query('SELECT state FROM stock_imports WHERE tenant_id = $1 ORDER BY id', [
          id,
        ])
        expect(rows.at(-1)).toEqual({ state: 'done' })
        expect(rows.filter((row) => row.state === 'running')).toEqual([])
      }
      // Otherwise the test proves nothing, because every run ended before its kill.
      expect(interrupted).toBeGreaterThan(0)
    },
    moments.length * 60_000,
  )
})
