import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { withClient } from './postgres/cluster.mjs'
import { openPostgres } from './postgres.mjs'
import { isAlive, waitUntilGone } from './processes.mjs'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-postgres-'))
  await chmod(dataDir, 0o711)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const fastSettings = ['fsync=off', 'synchronous_commit=off']
const openCluster = () => openPostgres({ dataDir, settings: fastSettings, onLog: () => {} })
const query = (url: string, sql: string) =>
  withClient(url, async (client: pg.Client) => (await client.query<Record<string, unknown>>(sql)).rows)

/** Starts another process that opens the same cluster, and resolves once it has. */
const startOtherCommand = async (): Promise<ChildProcess> => {
  const library = new URL('./postgres.mjs', import.meta.url).href
  const script = `
    const { openPostgres } = await import(${JSON.stringify(library)})
    await openPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: ${JSON.stringify(fastSettings)} })
    console.log('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('data and port are the same after a stop and a start', async () => {
  const first = await openCluster()
  await query(first.url, 'create table kept (n int); insert into kept values (7)')
  await first.stop()
  expect(await waitUntilGone(first.pid(), 100)).toBe(true)
  const second = await openCluster()
  expect(second.port).toBe(first.port)
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }])
  await second.stop()
})

test('text is UTF-8 whatever the machine’s locale; the server listens on the loopback only', async () => {
  const postgres = await openCluster()
  expect(await query(postgres.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  expect(await query(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  await postgres.stop()
})

test('a second command shares the server and leaves it to the first', async () => {
  const other = await startOtherCommand()
  const guest = await openCluster()
  expect(guest.owned()).toBe(false)
  const pid = guest.pid()
  await guest.stop()
  expect(isAlive(pid)).toBe(true)
  other.kill('SIGKILL')
  await once(other, 'exit')
})

test('a server whose command was killed is adopted, then stopped', async () => {
  const other = await startOtherCommand()
  other.kill('SIGKILL')
  await once(other, 'exit')
  const postgres = await openCluster()
  expect(postgres.owned()).toBe(true)
  expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }])
  await postgres.stop()
  expect(await waitUntilGone(postgres.pid(), 100)).toBe(true)
})

test('a server that is killed is started again on the same address', async () => {
  const postgres = await openCluster()
  const before = postgres.pid()
  process.kill(before, 'SIGKILL')
  while (postgres.pid() === before) await sleep(50)
  expect(await query(postgres.url, 'select n from kept')).toEqual([{ n: 7 }])
  await postgres.stop()
})

test('the cluster can be opened after its state file was lost', async () => {
  await rm(path.join(dataDir, 'postgres.json'))
  const postgres = await openCluster()
  expect(await query(postgres.url, 'select n from kept')).toEqual([{ n: 7 }])
  const state = await readFile(path.join(dataDir, 'postgres.json'), 'utf8')
  expect(JSON.parse(state)).toMatchObject({ port: postgres.port })
  await postgres.stop()
})
