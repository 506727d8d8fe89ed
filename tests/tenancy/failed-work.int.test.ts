import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addScheduledJobs } from '@/src/jobs/job-queue'
import { queueMessage } from '@/src/services/messages/queue-message'
import { listFailedWork } from '@/src/services/background/failed-work'
import { createWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Inserts a mail of a dealer whose retries are used up. */
const insertFailedMail = async (tenant: string, key: string = randomUUID()): Promise<string> => {
  const message = {
    tenant,
    channel: 'email',
    to: 'ada@example.com',
    from: 'Yard',
    subject: 'Hello',
    text: 'Hi',
    key,
  } as const
  await queueMessage(world.pool, message)
  const { rows } = await world.pool.query<{ id: string }>(
    "UPDATE messages SET state = 'failed', tries = 29, problem = 'The mailbox is full.' WHERE key = $1 RETURNING id",
    [key],
  )
  return rows[0]?.id ?? ''
}

/** Inserts a search sync that keeps failing. */
const insertFailedJob = async (): Promise<string> => {
  await addScheduledJobs(world.pool)
  await world.pool.query(
    `UPDATE scheduled_jobs SET problem = 'The search did not answer.', failed_at = now(), tries = 3
     WHERE name = 'sync-search'`,
  )
  return 'sync-search'
}

const insertFailedPublishing = async (): Promise<string> => {
  const { rows } = await world.pool.query<{ id: string }>(
    `INSERT INTO payload_jobs (id, has_error, error, task_slug, input)
     VALUES ($1, true, '{"message": "A page of this address is there."}', 'schedulePublish', '{"type": "publish", "doc": {"relationTo": "pages"}}')
     RETURNING id`,
    [randomUUID()],
  )
  return rows[0]?.id ?? ''
}

const retryWork = async (token: string | null, kind: string, id: string): Promise<number> =>
  (await world.rest('POST', '/failed-work', token, { kind, id })).status

test('[OPS-01] failed work is listed with its reason, and only administrators of its dealer can retry it', async () => {
  const [own, other] = [await insertFailedMail(world.a), await insertFailedMail(world.b)]
  const job = await insertFailedJob()
  const publish = await insertFailedPublishing()
  await insertFailedMail(world.a, `code:${randomUUID()}`)

  const all = await listFailedWork(world.pool, 'all')
  expect(all.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
    [`job ${job}`, `message ${own}`, `message ${other}`, `publish ${publish}`].sort(),
  )
  expect(all.find(({ id }) => id === own)).toMatchObject({
    what: 'Email to a…@example.com: Hello',
    reason: 'The mailbox is full.',
  })
  expect(all.find(({ id }) => id === job)).toMatchObject({ reason: 'The search did not answer.' })
  expect(all.find(({ id }) => id === publish)).toMatchObject({ reason: 'A page of this address is there.' })
  expect((await listFailedWork(world.pool, [world.a])).map(({ id }) => id)).toEqual([own])

  const { 'tenant-admin': admin, editor, viewer, 'lead-handler': handler } = world.staff
  for (const { token } of [editor, viewer, handler]) expect(await retryWork(token, 'message', own)).toBe(403)
  expect(await retryWork(null, 'message', own)).toBe(403)
  for (const [kind, id] of [
    ['message', other],
    ['job', job],
    ['publish', publish],
    ['message', randomUUID()],
  ] as const)
    expect(await retryWork(admin.token, kind, id), kind).toBe(404)
  expect(await retryWork(admin.token, 'constructor', own)).toBe(400)
  expect(await retryWork(admin.token, 'message', "x' OR 1=1")).toBe(400)

  expect(await retryWork(admin.token, 'message', own)).toBe(200)
  expect(await retryWork(admin.token, 'message', own)).toBe(404)
  const { rows } = await world.pool.query('SELECT state, tries FROM messages WHERE id = $1', [own])
  expect(rows).toEqual([{ state: 'waiting', tries: 0 }])
})

test('[OPS-01] the platform can retry jobs and scheduled publishing', async () => {
  await world.payload.create({
    collection: 'users',
    data: { email: 'root@platform.example', password: 'correct horse battery', platformAdmin: true },
    overrideAccess: true,
  })
  const { token = '' } = await world.payload.login({
    collection: 'users',
    data: { email: 'root@platform.example', password: 'correct horse battery' },
  })
  const failures = await listFailedWork(world.pool, 'all')
  for (const { kind, id } of failures) expect(await retryWork(token, kind, id), kind).toBe(200)
  expect(await listFailedWork(world.pool, 'all')).toEqual([])
  const { rows } = await world.pool.query(
    "SELECT tries FROM scheduled_jobs WHERE name = 'sync-search' AND due_at <= now()",
  )
  expect(rows).toEqual([{ tries: 0 }])
})
