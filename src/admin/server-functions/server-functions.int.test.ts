import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '@/src/cms/access/roles'
import { createWorld, type World } from '@/tests/tenancy/world'
import { schedulePublish } from './schedule-publish'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const reqOf = async (role: Role): Promise<PayloadRequest> => {
  const user = await world.payload.findByID({ collection: 'users', id: world.staff[role].id, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, world.payload)
}
const ask = async (role: Role, request: object): Promise<string> => {
  try {
    const answer = (await schedulePublish({ ...request, req: await reqOf(role) } as never)) as { message?: string }
    return answer.message === undefined ? 'refused' : 'done'
  } catch {
    return 'refused'
  }
}
const plan = (page: string | undefined) => ({
  type: 'publish',
  date: new Date(Date.now() + 86_400_000),
  doc: { relationTo: 'pages', value: page },
})
const jobs = async (): Promise<string[]> =>
  (
    await world.pool.query<{ id: string }>(
      "SELECT id FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL ORDER BY id",
    )
  ).rows.map(({ id }) => id)

test('[CNT-01] a time that is over is refused: the page would be published at once', async () => {
  for (const change of [{ date: new Date(Date.now() - 60_000) }, { date: 'soon' }, { type: 'delete' }])
    expect(await ask('editor', { ...plan(world.inA['pages']), ...change })).toBe('refused')
  expect(await jobs()).toEqual([])
})

test('[SEC-01] [CNT-01] only users who may publish a document can schedule and cancel its publishing', async () => {
  expect(await ask('editor', plan(world.inA['pages']))).toBe('done')
  const [own = ''] = await jobs()
  const other = await world.payload.jobs.queue({
    task: 'schedulePublish',
    input: { ...plan(world.inB['pages']), date: undefined } as never,
    waitUntil: new Date(Date.now() + 86_400_000),
  })
  const before = await jobs()
  expect(before).toHaveLength(2)
  for (const [role, request] of [
    ['editor', plan(world.inB['pages'])],
    ['tenant-admin', plan(world.inB['pages'])],
    ['viewer', plan(world.inA['pages'])],
    ['lead-handler', plan(world.inA['pages'])],
    ['editor', { ...plan(undefined), doc: undefined }],
    ['editor', { ...plan(undefined), doc: { relationTo: 'constructor', value: '1' } }],
    ['editor', { ...plan(world.inA['pages']), global: 'header' }],
    ['viewer', { deleteID: own }],
    ['editor', { deleteID: other.id }],
    ['editor', { ...plan(world.inA['pages']), deleteID: other.id }],
    ['editor', { deleteID: 'none' }],
  ] as const)
    expect(await ask(role, request), `${role} ${JSON.stringify(request)}`).toBe('refused')
  expect(await jobs()).toEqual(before)
  expect(await ask('editor', { deleteID: own })).toBe('done')
  expect(await jobs()).toEqual([String(other.id)])
})

test('[CNT-01] a version that can’t be published is not scheduled, and its fields are named', async () => {
  const { token } = world.staff['editor']
  const draft = { tenant: world.a, slug: 'winter-sale', _status: 'draft' }
  const created = await world.rest('POST', '/pages?draft=true', token, draft)
  const { id } = (created.body as { doc: { id: string } }).doc
  const before = await jobs()
  const countVersions = async () =>
    (await world.pool.query('SELECT 1 FROM _pages_v WHERE parent_id = $1', [id])).rowCount
  const versions = await countVersions()
  const schedule = async () => schedulePublish({ ...plan(id), req: await reqOf('editor') } as never)
  const refused = {
    error: expect.stringContaining('The saved version can’t be published yet.') as string,
    reasons: ['Title: This field is required.'],
  }
  expect(await schedule()).toEqual(refused)
  expect(await jobs()).toEqual(before)
  // It was only tried: nothing of it is stored.
  expect(await countVersions()).toBe(versions)
  const state = await world.pool.query('SELECT _status FROM pages WHERE id = $1', [id])
  expect(state.rows).toEqual([{ _status: 'draft' }])
  await world.rest('PATCH', `/pages/${id}?draft=true`, token, { title: 'Winter sale' })
  expect(await schedule()).toHaveProperty('message')
  expect(await jobs()).toHaveLength(before.length + 1)
})
