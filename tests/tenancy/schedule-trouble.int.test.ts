import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherAttention } from '@/src/admin/dashboard/gather-attention'
import type { Role } from '@/src/cms/access/roles'
import { createWorld, type World } from './world'

let world: World
const now = new Date()

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('[ADM-03] [CNT-01] lists scheduled changes that failed or can’t happen, to staff of their dealer', async () => {
  const [page = '', otherPage = ''] = [world.inA['pages'], world.inB['pages']]
  const queue = (id: string, waitUntil: Date) =>
    world.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: world.staff['editor'].id },
      } as never,
      waitUntil,
    })
  const tomorrow = new Date(now.getTime() + 86_400_000)
  const saveDraft = (title: string) =>
    world.rest('PATCH', `/pages/${page}?draft=true`, world.staff['editor'].token, { title, _status: 'draft' })
  const listed = async (role: Role, tenant: string | undefined = world.a) => {
    const user = await world.payload.findByID({ collection: 'users', id: world.staff[role].id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, world.payload)
    const groups = await gatherAttention(req, tenant, now)
    return groups.find(({ key }) => key === 'schedule')?.items ?? []
  }
  await saveDraft('A sale')
  const { id } = await queue(page, tomorrow)
  await queue(otherPage, tomorrow)
  expect(await listed('editor')).toEqual([])

  // A later save leaves a required field empty.
  await saveDraft('')
  const item = {
    key: id,
    href: `/admin/collections/pages/${page}`,
    tone: 'soon',
    detail: expect.stringMatching(/^Title: This field is required\. This page can’t be published on /u) as string,
  }
  for (const role of ['editor', 'viewer', 'tenant-admin'] as const)
    expect(await listed(role), role).toEqual([expect.objectContaining(item)])
  expect(await listed('lead-handler')).toEqual([])
  // The change of the other dealer's page would be refused too, and is not this one's concern.
  expect(await listed('editor', world.b)).toEqual([])

  await world.pool.query(
    `UPDATE payload_jobs SET has_error = true, updated_at = $2, error = '{"message": "Title: This field is required."}'
      WHERE id = $1`,
    [id, now],
  )
  const failed = { key: id, tone: 'now', detail: expect.stringContaining('This page wasn’t published on') as string }
  expect(await listed('editor')).toEqual([expect.objectContaining(failed)])
  await world.rest('PATCH', `/pages/${page}`, world.staff['editor'].token, { title: 'A sale', _status: 'published' })
  expect(await listed('editor')).toEqual([])
})
