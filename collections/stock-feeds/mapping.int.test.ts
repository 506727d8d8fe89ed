import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listVehicles } from '@/scripts/testing/stock'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

const call = async (method: string, path: string, token: string | null, body?: string) => {
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      'content-type': 'application/octet-stream',
      ...(token === null ? {} : { authorization: `JWT ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
  })
  const response = await handleEndpoints({ config: Promise.resolve(world.payload.config), request })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const json = async (...args: Parameters<typeof call>) => {
  const { status, text } = await call(...args)
  return { status, body: JSON.parse(text) as Record<string, unknown> }
}

const feed = () => world.inA['stock-feeds'] ?? ''
const foreign = () => world.inB['stock-feeds'] ?? ''
const mapping = {
  name: 'own',
  label: 'Own',
  key: { columns: ['Lagernr'], duplicates: 'reject' },
  columns: [
    { column: 'Lagernr', field: 'stocknum' },
    { column: 'Marke', field: 'make' },
    { column: 'Modell', field: 'model' },
    { column: 'Baujahr', field: 'year' },
  ],
  constants: { car_type: 'demo' },
}
const rows = (count: number, year: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `L${index};Kia;Rio;${year(index)};12345`)
const file = (lines: readonly string[]) => `Lagernr;Marke;Modell;Baujahr;Purchase cost\n${lines.join('\n')}\n`
const vehicles = async () =>
  (await listVehicles(world.pool, world.a)).filter((one) => one['feed_id'] === feed() && one.feed_key !== null)
const stored = async () =>
  (
    await world.pool.query<Record<string, unknown>>(
      'SELECT mapping, seen_columns, seen_examples FROM stock_feeds WHERE id = $1',
      [feed()],
    )
  ).rows[0]

describe('[STK-02] trying a mapping before it is saved', () => {
  const editor = () => world.staff['editor'].token

  test('[STK-02] without a file there is nothing to try', async () => {
    const answer = await json('POST', `/stock-feeds/${feed()}/try`, editor(), JSON.stringify(mapping))
    expect(answer).toMatchObject({ status: 422, body: { ok: false, reason: 'no-file' } })
  })

  test('[STK-02] lists the columns of a file that no mapping recognises, with examples and without prices', async () => {
    const text = file(rows(15, (index) => (index < 3 ? 'soon' : '2020')))
    const upload = await json('POST', `/stock-feeds/${feed()}/import?dry-run=1&name=x.csv`, editor(), text)
    expect(upload).toMatchObject({ status: 422, body: { ok: false, reason: 'header' } })
    expect(await stored()).toEqual({
      mapping: null,
      seen_columns: ['Lagernr', 'Marke', 'Modell', 'Baujahr', 'Purchase cost'],
      seen_examples: ['L0', 'Kia', 'Rio', 'soon', ''],
    })
  })

  test('[STK-02] reports what it would do, with reasons, and writes nothing', async () => {
    const tried = await json('POST', `/stock-feeds/${feed()}/try`, editor(), JSON.stringify(mapping))
    expect(tried).toMatchObject({
      status: 200,
      body: {
        ok: true,
        report: {
          dryRun: true,
          created: 12,
          rejected: 3,
          rejections: [{ line: 2, column: 'Baujahr', value: 'soon' }, {}, {}],
        },
      },
    })
    expect(await vehicles()).toEqual([])
    expect((await stored())?.['mapping']).toBeNull()
    const imports = await world.pool.query('SELECT 1 FROM stock_imports WHERE feed_id = $1 AND counts IS NOT NULL', [
      feed(),
    ])
    expect(imports.rows).toEqual([])
  })

  test('[STK-02] once saved, it reads the next file', async () => {
    const saved = await world.rest('PATCH', `/stock-feeds/${feed()}`, world.staff['tenant-admin'].token, { mapping })
    expect(saved.status).toBe(200)
    const done = await json('POST', `/stock-feeds/${feed()}/import`, editor(), file(rows(12, () => '2020')))
    expect(done).toMatchObject({ status: 200, body: { report: { created: 12, mapping: 'own' } } })
    expect((await vehicles())[0]).toMatchObject({ make: 'Kia', car_type: 'demo' })
  })

  test('[STK-02] an invalid mapping can be neither tried nor saved', async () => {
    for (const bad of ['{', '[]', '"x"', JSON.stringify({ ...mapping, columns: [] }), `${'['.repeat(10_000)}`]) {
      expect((await json('POST', `/stock-feeds/${feed()}/try`, editor(), bad)).status).toBe(400)
    }
    expect((await json('POST', `/stock-feeds/${feed()}/try`, editor(), ' '.repeat(300_000))).status).toBe(413)
    const cost = { ...mapping, columns: [...mapping.columns, { column: 'Purchase cost', field: 'purchase_cost' }] }
    const saved = await world.rest('PATCH', `/stock-feeds/${feed()}`, world.staff['tenant-admin'].token, {
      mapping: cost,
    })
    expect(saved.status).toBe(400)
  })

  test('[ADM-01] [STK-02] only writers of this dealer can try one; only its administrators can save it', async () => {
    const body = JSON.stringify(mapping)
    for (const role of ['viewer', 'lead-handler'] as const) {
      expect((await json('POST', `/stock-feeds/${feed()}/try`, world.staff[role].token, body)).status).toBe(403)
    }
    expect((await json('POST', `/stock-feeds/${feed()}/try`, null, body)).status).toBe(401)
    expect((await json('POST', `/stock-feeds/${foreign()}/try`, world.staff['tenant-admin'].token, body)).status).toBe(
      403,
    )
    for (const [id, token] of [
      [feed(), editor()],
      [foreign(), world.staff['tenant-admin'].token],
    ] as const) {
      expect([403, 404]).toContain((await world.rest('PATCH', `/stock-feeds/${id}`, token, { mapping })).status)
    }
  })
})

describe('[STK-02] rejected rows of an import', () => {
  const lastRun = async (): Promise<string> =>
    (
      await world.pool.query<{ id: string }>(
        "SELECT id FROM stock_imports WHERE feed_id = $1 AND state = 'done' ORDER BY started_at DESC, id DESC LIMIT 1",
        [feed()],
      )
    ).rows[0]?.id ?? ''

  test('[STK-02] can all be downloaded, with formulas as text, and are deleted with their import', async () => {
    const bad = rows(300, (index) => (index < 12 ? '2020' : '=cmd|x'))
    await json('POST', `/stock-feeds/${feed()}/import`, world.staff['editor'].token, file(bad))
    const run = await lastRun()
    const { status, headers, text } = await call(
      'GET',
      `/stock-imports/${run}/rejected.csv`,
      world.staff['viewer'].token,
    )
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('attachment')
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(289)
    expect(lines[0]).toBe('line,column,value,reason')
    expect(lines[1]).toBe(`14,Baujahr,'=cmd|x,Expected a year from 1885 to 2100.`)
    expect(text).not.toContain('12345')
    await world.pool.query('DELETE FROM stock_imports WHERE id = $1', [run])
    const left = await world.pool.query('SELECT 1 FROM stock_import_rejections WHERE import_id = $1', [run])
    expect(left.rows).toEqual([])
  })

  test('[ADM-01] [STK-02] only staff of this dealer can read them', async () => {
    await json(
      'POST',
      `/stock-feeds/${feed()}/import`,
      world.staff['editor'].token,
      file(rows(13, (at) => (at < 12 ? '2020' : 'x'))),
    )
    const path = `/stock-imports/${await lastRun()}/rejected.csv`
    expect((await call('GET', path, world.staff['viewer'].token)).status).toBe(200)
    expect((await call('GET', path, null)).status).toBe(401)
    const { token } = await world.payload.login({
      collection: 'users',
      data: await outsider(),
    })
    expect((await call('GET', path, token ?? '')).status).toBe(404)
    for (const id of ['nowhere', world.inB['stock-imports'] ?? '']) {
      expect((await call('GET', `/stock-imports/${id}/rejected.csv`, world.staff['tenant-admin'].token)).status).toBe(
        404,
      )
    }
  })
})

const outsider = async () => {
  const login = { email: 'outsider@tenant-b.example', password: 'correct horse battery' }
  await world.payload.create({
    collection: 'users',
    data: { ...login, tenants: [{ tenant: world.b, role: 'tenant-admin' }] },
    overrideAccess: true,
  })
  return login
}
