import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadSharedPreview } from '@/src/server/content/shared-preview'
import { payloadEntry } from '@/src/server/payload'
import { createWorld, type World } from './world'

vi.mock('server-only', () => ({}))

let world: World

beforeAll(async () => {
  world = await createWorld()
  payloadEntry.provide(() => Promise.resolve(world.payload))
})

afterAll(async () => {
  await world.close()
})

const share = async (token: string): Promise<string> => {
  const { status, body } = await world.rest('POST', `/pages/${world.inA['pages'] ?? ''}/preview-link`, token)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { url: string }).url.split('/').at(-1) ?? ''
}

const isShown = async (link: string): Promise<boolean> => (await loadSharedPreview(world.a, link, new Date())) !== null

test('[STF-08] [SEC-01] a shared preview ends when its author leaves the dealer or their account is deleted', async () => {
  const { editor, 'tenant-admin': admin } = world.staff
  const [byEditor, byAdmin] = [await share(editor.token), await share(admin.token)]
  expect(await isShown(byEditor)).toBe(true)
  await world.pool.query('UPDATE users_tenants SET tenant_id = $1 WHERE _parent_id = $2', [world.b, editor.id])
  expect(await isShown(byEditor)).toBe(false)
  await world.pool.query('DELETE FROM users_tenants WHERE _parent_id = $1', [editor.id])
  expect(await isShown(byEditor)).toBe(false)
  expect(await isShown(byAdmin)).toBe(true)
  await world.payload.delete({ collection: 'users', id: admin.id })
  expect(await isShown(byAdmin)).toBe(false)
})
