import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oddRow, oddStockFile } from '@/scripts/testing/odd-stock'
import { listVehicles } from '@/scripts/testing/stock'
import type { ImportReport } from '@/src/services/stock/import-report'
import { pruneDrafts } from '@/src/services/stock/drafts/draft-store'
import { createWorld, type World } from '@/tests/tenancy/world'
import type { DraftAnswer } from '@/src/cms/import-drafts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const feed = () => world.inA['stock-feeds'] ?? ''
const foreign = () => world.inB['stock-feeds'] ?? ''
const editor = () => world.staff.editor.token
const admin = () => world.staff['tenant-admin'].token

type Answer<T> = { readonly status: number; readonly body: T }
type Errors = { readonly errors: readonly { readonly message: string; readonly field?: string }[] }

const upload = async <T = DraftAnswer>(
  bytes: Buffer | string,
  { name = 'stock.csv', token = editor() as string | null, to = feed() } = {},
): Promise<Answer<T>> => {
  const response = await world.send(`/stock-feeds/${to}/drafts?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...(token !== null && { authorization: `JWT ${token}` }) },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  })
  return { status: response.status, body: (await response.json()) as T }
}
const request = async <T>(method: string, path: string, body?: unknown, token: string | null = editor()) =>
  (await world.rest(method, path, token, body)) as Answer<T>
const at = (id: string, more = '', of = feed()) => `/stock-feeds/${of}/drafts/${id}${more}`
const readDraft = async (id: string) => (await request<DraftAnswer>('GET', at(id))).body
const ownVehicles = async () =>
  (await listVehicles(world.pool, world.a)).filter((one) => one['feed_id'] === feed() && one['removed_at'] === null)
const storedMapping = async () =>
  (await world.pool.query<{ mapping: unknown }>('SELECT mapping FROM stock_feeds WHERE id = $1', [feed()])).rows[0]
    ?.mapping

const grade = { field: 'car_type', column: 'Stock Class', value: 'Grade A' }
const withGrade = ({ mapping }: DraftAnswer, to: string) => ({
  ...mapping,
  columns: mapping.columns.map((column) =>
    column.field === 'car_type' ? { ...column, values: { [grade.value]: to } } : column,
  ),
})

describe('[STF-05] an import in steps', () => {
  let id = ''

  test('[STF-05] starts with every column of an odd file matched, with its key and values of each', async () => {
    const { status, body } = await upload(oddStockFile(20))
    expect(status, JSON.stringify(body)).toBe(201)
    id = body.id
    const field = (name: string) => body.mapping.columns.filter(({ column }) => column === name).map((one) => one.field)
    expect(field('Odo (km)')).toEqual(['km'])
    expect(field('Drive Away $')).toEqual(['dap_price_cents'])
    expect(field('Stock Class')).toEqual(['car_type'])
    expect(body.mapping.key.columns).toEqual(['Stk#'])
    expect(body.contents).toMatchObject({ rows: 20, notes: [] })
    const column = (name: string) => body.contents.columns.find((one) => one.name === name)
    expect(column('Yr')).toMatchObject({ examples: ['2018', '2019', '2020'], guess: { confidence: 'sure' } })
    // The dealer's own costs are neither matched nor shown.
    expect(column('Floor plan cost')).toMatchObject({ examples: [], guess: { confidence: 'unused' } })
  })

  test('[STF-05] keeps what is chosen; only values that we do not know are asked for, with counts', async () => {
    const { body } = await request<{ values: unknown[] }>('POST', at(id, '/values'))
    expect(body.values).toEqual([{ ...grade, usedAs: 'used', count: 8 }])
    const draft = await readDraft(id)
    expect((await request('PATCH', at(id), { mapping: withGrade(draft, 'demo'), step: 4 })).status).toBe(200)
    expect(await readDraft(id)).toMatchObject({ step: 4, mapping: withGrade(draft, 'demo') })
    // A translated value is still listed, so that it can be changed.
    expect((await request<{ values: unknown[] }>('POST', at(id, '/values'))).body.values).toHaveLength(1)
  })

  test('[STF-05] is checked with the vehicles by name, changes nothing by that, and is imported once', async () => {
    const { body } = await request<{ ok: boolean; report: ImportReport }>('POST', at(id, '/check'))
    expect(body).toMatchObject({ ok: true, report: { created: 20, rejected: 0, unreadValues: [], dryRun: true } })
    expect(body.report.details?.created[0]).toBe('2018 Toyota HiLux SR5 (T1000)')
    expect(await ownVehicles()).toHaveLength(0)
    const both = await Promise.all([request('POST', at(id, '/import'), {}), request('POST', at(id, '/import'), {})])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const vehicles = await ownVehicles()
    expect(vehicles).toHaveLength(20)
    expect(vehicles.find((one) => one['stocknum'] === 'T1002')).toMatchObject({
      car_type: 'demo',
      simple_body: 'Ute',
      price_type: 'drive_away',
      rego_expiry: '2027-03-03',
    })
    expect(await readDraft(id)).toMatchObject({ state: 'done', result: { ok: true, importId: expect.any(String) } })
    expect((await request('PATCH', at(id), { step: 2 })).status).toBe(409)
    const { rows } = await world.pool.query('SELECT packed FROM stock_import_drafts WHERE id = $1', [id])
    expect(rows).toEqual([{ packed: null }])
  })

  test('[STF-05] its columns and values are offered for the next file, and only an administrator changes the feed', async () => {
    expect(await storedMapping()).toBeNull()
    const { body } = await upload(
      oddStockFile(20, [oddRow(0, { 7: '$1,990 d/a' }), ...[1, 2, 3].map((one) => oddRow(one))]),
    )
    expect(body.contents).toMatchObject({ savedFrom: 'stock.csv', previousKey: ['Stk#'] })
    expect(body.mapping.columns.find(({ field }) => field === 'car_type')?.values).toEqual({ 'Grade A': 'demo' })
    // Four rows for twenty vehicles are a part, and remove nothing, unless staff choose otherwise.
    expect(body).toMatchObject({ isComplete: false, existing: 20 })
    await request('PATCH', at(body.id), { isComplete: true })
    const checked = await request<{ ok: boolean; report: ImportReport }>('POST', at(body.id, '/check'))
    expect(checked.body).toMatchObject({ ok: false, reason: 'removal', missing: 16 })
    expect(checked.body.report.details?.missing).toHaveLength(16)
    expect(checked.body.report.details?.updated).toEqual(['2018 Toyota HiLux SR5 (T1000)'])
    // A file with only some of the stock removes nothing.
    await request('PATCH', at(body.id), { isComplete: false })
    expect((await request('POST', at(body.id, '/check'))).body).toMatchObject({
      ok: true,
      report: { updated: 1, removed: 0 },
    })
    const asAdmin = (path: string, data: unknown) => request('POST', path, data, admin())
    expect((await asAdmin(at(body.id, '/import'), {})).status).toBe(200)
    expect(await ownVehicles()).toHaveLength(20)
    expect(await storedMapping()).toMatchObject({ key: { columns: ['Stk#'] } })
  })

  test('[STF-05] a refused import keeps the draft, and imports once the removal is allowed', async () => {
    const { body } = await upload(oddStockFile(5))
    await request('PATCH', at(body.id), { isComplete: true })
    expect((await request('POST', at(body.id, '/import'), {})).status).toBe(422)
    expect(await readDraft(body.id)).toMatchObject({ state: 'open' })
    expect((await request('POST', at(body.id, '/import'), { allowRemoval: true })).status).toBe(200)
    expect(await ownVehicles()).toHaveLength(5)
  })

  test('[STF-05] locations that the dealer has not are values to translate', async () => {
    const { body } = await upload('Stk#,Yr,Make,Model,Yard\nA1,2020,Kia,Rio,North Yard\nA2,2021,Kia,Rio,North Yard\n')
    const { values } = (await request<{ values: unknown[] }>('POST', at(body.id, '/values'))).body
    expect(values).toEqual([{ field: 'location_slug', column: 'Yard', value: 'North Yard', count: 2 }])
    expect(body.locations.length).toBeGreaterThan(0)
  })
})

describe('[STF-05] mistakes in a file', () => {
  const check = async (id: string) => (await request<{ report: ImportReport }>('POST', at(id, '/check'))).body.report

  test('[STF-05] a misspelt make is asked for, another unknown one is to be looked at once, and so is a repeated stock number', async () => {
    const { body } = await upload(
      [
        'Stk#,VIN,Yr,Make,Model',
        'B1,6FPAAAJGSW5B12345,2020,Toyotta,HiLux',
        'B2,6FPAAAJGSW5B12346,2021,Zorbex,Esperance',
        'b1,6FPAAAJGSW5B12347,2021,Zorbex,Esperance',
        'B4,6FPAAAJGSW5B12348,soon,Kia,Rio',
      ].join('\n'),
    )
    const key = { columns: ['VIN'], duplicates: 'reject' }
    expect((await request('PATCH', at(body.id), { mapping: { ...body.mapping, key } })).status).toBe(200)
    expect((await request<{ values: unknown[] }>('POST', at(body.id, '/values'))).body.values).toEqual([
      { field: 'make', column: 'Make', value: 'Toyotta', usedAs: 'Toyotta', count: 1 },
    ])
    const report = await check(body.id)
    expect(report.warnings).toEqual([
      {
        line: 3,
        column: 'Make',
        value: 'Zorbex',
        reason: expect.stringMatching(/^We don’t know this make.* 2 vehicles /u),
      },
      { line: 4, column: '', value: 'b1', reason: 'This stock number is in rows 2 and 4.' },
    ])
    expect(report.rejections).toMatchObject([{ line: 5, stocknum: 'B4' }])
  })

  test('[STF-05] a plain price is read as most of the dealer’s stock has it, at the only location of a dealer who has one', async () => {
    const file = (stock: string) =>
      `Stk#,Yr,Make,Model,Price\n${stock}1,2020,Kia,Rio,19990\n${stock}2,2021,Kia,Rio,18990\n`
    const { rows } = await world.pool.query<{ price_type: string }>(
      `SELECT price_type FROM vehicles WHERE tenant_id = $1 AND price_cents IS NOT NULL AND removed_at IS NULL
        GROUP BY price_type ORDER BY count(*) DESC LIMIT 1`,
      [world.a],
    )
    const { body } = await upload(file('P'))
    expect(body.contents.columns.find(({ name }) => name === 'Price')?.guess).toMatchObject({
      field: 'price_cents',
      confidence: 'check',
    })
    expect(body.mapping.constants).toEqual({ price_type: rows[0]?.price_type, location_slug: 'sample-a' })
  })
})

describe('[STF-05] bad files', () => {
  const refused = async (bytes: Buffer | string, name?: string): Promise<string> => {
    const { status, body } = await upload<Errors>(bytes, name === undefined ? {} : { name })
    expect([status, body.errors[0]?.field], JSON.stringify(body)).toEqual([422, 'file'])
    return body.errors[0]?.message ?? ''
  }
  const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`

  test('[STF-05] are refused with the reason, before anything is stored', async () => {
    expect(await refused('')).toMatch(/empty/u)
    expect(await refused(Buffer.from('MZ\u0090\u0000\u0003', 'latin1'))).toMatch(/program.*CSV, JSON and XML/u)
    expect(await refused(Buffer.from('PK\u0003\u0004', 'latin1'), 'stock.xlsx')).toMatch(/Excel workbook/u)
    expect(await refused(lines('Stock number', 'A1'))).toMatch(/only one column, “Stock number”/u)
    expect(await refused(lines('Stock number,Make'))).toMatch(/headings but no vehicles/u)
    expect(await refused(lines('1001,2020,Kia,19990', '1002,2020,Kia,19990'))).toMatch(
      /first row must hold the headings/u,
    )
    expect(await refused('{"a": ', 'stock.json')).toMatch(/JSON/u)
    const large = await upload<Errors>(Buffer.alloc(53 * 1024 * 1024, 'a,b\n'))
    expect([large.status, large.body.errors[0]?.message]).toEqual([
      413,
      'Files can be up to 50 MB. Choose a smaller file.',
    ])
  })

  test('[STF-05] a readable file’s odd values are reported, and refused rows have their numbers', async () => {
    const { body } = await upload(
      lines(
        'Stk,Price,Price,Yr,Make,Model,',
        'A1,1000,2,2020,Kia,Rio,',
        'A2,=1+1,2,2020,Kia,Rio,',
        ',5,5,2020,Kia,Rio,',
      ),
    )
    expect(body.contents.notes).toEqual([
      expect.stringContaining('More than one column is called “Price”'),
      expect.stringContaining('1 column without a heading'),
    ])
    const checked = await request<{ report: ImportReport }>('POST', at(body.id, '/check'))
    expect(checked.body.report.rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [3, expect.stringContaining('Expected a price')],
      [4, 'This row has no value that identifies the vehicle.'],
    ])
  })

  test('[STF-05] a formula is never imported, whatever column it is in', async () => {
    const { body } = await upload(
      lines('Stk,Yr,Make,Model,Badge', 'F1,2020,Kia,Rio,"=HYPERLINK(""http://x"")"', 'F2,2020,Kia,Rio,S'),
    )
    const checked = await request<{ report: ImportReport }>('POST', at(body.id, '/check'))
    expect(checked.body.report.warnings).toMatchObject([
      { line: 2, column: 'Badge', reason: expect.stringContaining('formula') },
    ])
  })

  test('[STF-05] text in Windows-1252 and 10,000 rows are read', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `Z${index};2020;Citroën;C3`)
    const { status, body } = await upload(Buffer.from(lines('Stk#;Yr;Make;Model', ...rows), 'latin1'))
    expect([status, body.contents.rows, body.contents.notes]).toEqual([201, 10_000, []])
    expect(body.contents.columns[2]?.examples).toEqual(['Citroën'])
    expect((await request('POST', at(body.id, '/check'))).body).toMatchObject({ report: { created: 10_000 } })
  })

  test('[STF-05] an unfinished choice of columns can be saved but not imported', async () => {
    const { body } = await upload(lines('Nr;Was', 'A1;x', 'A2;y'))
    expect((await request('PATCH', at(body.id), { mapping: { ...body.mapping, columns: [] } })).status).toBe(200)
    const answer = await request<Errors>('POST', at(body.id, '/import'), {})
    expect([answer.status, answer.body.errors[0]?.message]).toEqual([
      400,
      expect.stringContaining('at least one column'),
    ])
    expect((await request('PATCH', at(body.id), { mapping: 'none' })).status).toBe(400)
  })
})

describe('[ADM-01] [STF-05] the right to import', () => {
  test('[ADM-01] [STF-05] only importers of this dealer can start, read, change, run or discard a draft', async () => {
    const { body: own } = await upload(oddStockFile(5))
    const requests: readonly (readonly [string, string, unknown?])[] = [
      ['GET', at(own.id)],
      ['PATCH', at(own.id), { step: 3 }],
      ['POST', at(own.id, '/values')],
      ['POST', at(own.id, '/check')],
      ['POST', at(own.id, '/import'), {}],
      ['POST', at('fetch'), { url: 'https://feeds.example/stock.csv' }],
      ['DELETE', at(own.id)],
      ['POST', `/stock-feeds/${feed()}/fetch`],
      ['GET', `/stock-feeds/${feed()}/fetch`],
    ]
    for (const [method, path, data] of requests) {
      for (const role of ['viewer', 'lead-handler'] as const) {
        expect((await request(method, path, data, world.staff[role].token)).status, `${role} ${method} ${path}`).toBe(
          403,
        )
      }
      expect((await request(method, path, data, null)).status, path).toBe(401)
      expect((await request(method, path.replace(feed(), foreign()), data, admin())).status, path).toBe(403)
    }
    for (const token of [world.staff.viewer.token, world.staff['lead-handler'].token]) {
      expect((await upload<Errors>(oddStockFile(1), { token })).status).toBe(403)
    }
    expect((await upload<Errors>(oddStockFile(1), { to: foreign(), token: admin() })).status).toBe(403)
    expect(await readDraft(own.id)).toMatchObject({ state: 'open', step: 2 })
  })

  test('[ADM-01] [STF-05] a draft is not found through another feed, even of the same dealer', async () => {
    const { body: own } = await upload(oddStockFile(5))
    const { body } = await request<{ doc: { id: string } }>(
      'POST',
      '/stock-feeds',
      { tenant: world.a, name: 'Other', key: 'other', on_missing: 'remove' },
      admin(),
    )
    expect((await request('GET', at(own.id, '', body.doc.id))).status).toBe(404)
    expect((await request('POST', at(own.id, '/import', body.doc.id), {})).status).toBe(404)
    expect((await request('GET', at('nowhere'))).status).toBe(404)
    await request('DELETE', at(own.id))
    expect((await request('GET', at(own.id))).status).toBe(404)
  })

  test('[STF-05] drafts that were left are deleted after two weeks', async () => {
    const { body } = await upload(oddStockFile(5))
    await pruneDrafts(world.pool)
    expect((await request('GET', at(body.id))).status).toBe(200)
    await world.pool.query("UPDATE stock_import_drafts SET updated_at = now() - interval '15 days' WHERE id = $1", [
      body.id,
    ])
    await pruneDrafts(world.pool)
    expect((await request('GET', at(body.id))).status).toBe(404)
  })
})
