import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World

beforeAll(async () => {
  world = await createWorld()
})

afterAll(async () => {
  await world.close()
})

test('[SHP-08] [SEC-01] staff cannot attach a document to another dealer’s vehicle', async () => {
  const id = world.inA['vehicle-documents'] ?? ''
  const move = { vehicle: world.inB['vehicles'] }
  const { status, body } = await world.rest('PATCH', `/vehicle-documents/${id}`, world.staff.editor.token, move)
  expect(status, JSON.stringify(body)).toBe(400)
  expect(JSON.stringify(body)).toContain('This belongs to another dealer or doesn’t exist.')
})

test('[SHP-08] a wrong date is refused at its field, and so is an expiry before the issue', async () => {
  const path = `/vehicle-documents/${world.inA['vehicle-documents'] ?? ''}`
  for (const [field, value, message] of [
    ['issued', '30/10/2026', 'Enter a date as dd/mm/yyyy. In a request, write yyyy-mm-dd.'],
    ['expires', '2026-02-30', 'Enter a date as dd/mm/yyyy. In a request, write yyyy-mm-dd.'],
    ['expires', '1999-01-01', 'Enter a date on or after the date of issue.'],
  ] as const) {
    const { status, body } = await world.rest('PATCH', path, world.staff.editor.token, { [field]: value })
    expect(status, JSON.stringify(body)).toBe(400)
    expect(body).toMatchObject({ errors: [{ data: { errors: [{ path: field, message }] } }] })
  }
})

test('[SHP-08] a vehicle that is deleted takes its documents and their files with it', async () => {
  const [vehicle, id] = [world.inA['vehicles'] ?? '', world.inA['vehicle-documents'] ?? '']
  const { rows } = await world.pool.query<{ filename: string }>(
    'SELECT filename FROM vehicle_documents WHERE id = $1 AND vehicle_id = $2',
    [id, vehicle],
  )
  expect(rows).toHaveLength(1)
  // Documents in the trash go too.
  await world.pool.query('UPDATE vehicle_documents SET deleted_at = now() WHERE id = $1', [id])
  const { status, body } = await world.rest('DELETE', `/vehicles/${vehicle}`, world.staff.editor.token)
  expect(status, JSON.stringify(body)).toBe(200)
  const counts = await world.pool.query<{ documents: string; removals: string }>(
    `SELECT (SELECT count(*) FROM vehicle_documents WHERE id = $1) AS documents,
       (SELECT count(*) FROM upload_removals WHERE file = $2 AND due_at <= now()) AS removals`,
    [id, rows[0]?.filename],
  )
  expect(counts.rows).toEqual([{ documents: '0', removals: '1' }])
})
