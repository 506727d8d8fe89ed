import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskUploads } from './disk'
import { startFakeS3 } from './fake-s3.test-support'
import type { UploadStore } from './port'
import { createS3Uploads } from './s3'

const TENANT_ID = '0b8fd1c2-6a0e-4f7e-9a52-1c9a1f0d7e11'
const OTHER_TENANT_ID = '5d2a7a3e-2b9c-4d0a-8c55-9a1b2c3d4e5f'

type RunningStore = {
  readonly store: UploadStore
  readonly names: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

const startDisk = async (): Promise<RunningStore> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-uploads-'))
  const inner = path.join(folder, 'media')
  return {
    store: createDiskUploads(inner),
    names: () => readdir(inner),
    close: () => rm(folder, { recursive: true }),
  }
}

const startS3 = async (): Promise<RunningStore> => {
  const fake = await startFakeS3()
  return { store: createS3Uploads(fake.options), names: async () => [...fake.objects.keys()], close: fake.close }
}

describe.each([
  ['the disk', startDisk],
  ['an S3-compatible store', startS3],
])('uploads on %s', (_name, start) => {
  let running: RunningStore
  beforeAll(async () => {
    running = await start()
  })
  afterAll(() => running.close())

  test('[OPS-01] are read as written, replaced completely, and may be removed twice', async () => {
    const { store } = running
    const upload = { tenant: TENANT_ID, file: 'ute-0123456789ab.jpg' }
    expect(await store.read(upload)).toBeNull()
    expect(await store.size(upload)).toBeNull()
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251))
    await store.write(upload, bytes, 'image/jpeg')
    expect((await store.read(upload))?.equals(bytes)).toBe(true)
    expect(await store.size(upload)).toBe(300_000)
    await store.write(upload, Buffer.from('short'), 'image/jpeg')
    expect((await store.read(upload))?.toString()).toBe('short')
    await store.remove(upload)
    await store.remove(upload)
    expect(await store.read(upload)).toBeNull()
    expect(await running.names()).toEqual([])
  })

  test.each(['../secret.jpg', 'a/b.jpg', '.hidden.jpg', 'a.svg', 'a.jpg/..', '', `${'a'.repeat(130)}.jpg`])(
    '[OPS-01] “%s” is not a valid name for reading or writing',
    async (file) => {
      const { store } = running
      for (const work of [
        () => store.read({ tenant: TENANT_ID, file }),
        () => store.write({ tenant: TENANT_ID, file }, Buffer.from('x'), 'image/jpeg'),
        () => store.remove({ tenant: TENANT_ID, file }),
      ])
        await expect((async () => work())()).rejects.toThrow('is not the name of an upload')
      await expect((async () => store.read({ tenant: '..', file: 'a.jpg' }))()).rejects.toThrow()
    },
  )
})

test("[OPS-01] a store keeps files under the dealer's id, with their type", async () => {
  const fake = await startFakeS3()
  const store = createS3Uploads(fake.options)
  await store.write({ tenant: TENANT_ID, file: 'a.jpg' }, Buffer.from('one'), 'image/jpeg')
  await store.write({ tenant: OTHER_TENANT_ID, file: 'a.jpg' }, Buffer.from('two'), 'image/jpeg')
  expect([...fake.objects.keys()].sort()).toEqual(
    [`forecourt/${TENANT_ID}/a.jpg`, `forecourt/${OTHER_TENANT_ID}/a.jpg`].sort(),
  )
  expect(fake.objects.get(`forecourt/${TENANT_ID}/a.jpg`)?.type).toBe('image/jpeg')
  await fake.close()
})

test('[OPS-01] a store that refuses or fails rejects instead of reporting a missing file', async () => {
  const fake = await startFakeS3()
  const store = createS3Uploads(fake.options)
  fake.failWith = 403
  await expect(store.read({ tenant: TENANT_ID, file: 'a.jpg' })).rejects.toThrow()
  await expect(store.write({ tenant: TENANT_ID, file: 'a.jpg' }, Buffer.from('x'), 'image/jpeg')).rejects.toThrow()
  fake.failWith = 'hang'
  await expect(
    createS3Uploads({ ...fake.options, timeoutMs: 200 }).read({ tenant: TENANT_ID, file: 'a.jpg' }),
  ).rejects.toThrow()
  await fake.close()
  await expect(
    createS3Uploads({ ...fake.options, timeoutMs: 500 }).read({ tenant: TENANT_ID, file: 'a.jpg' }),
  ).rejects.toThrow()
})
