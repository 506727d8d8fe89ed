import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMapping } from '@/src/domain/stock/feed/mapping'
import { loadBuiltInMappings } from '@/src/services/stock/mapping-files'
import { inspectFile } from '../inspect'
import { openSource } from '../open-source'
import type { SourceItem } from '../source-kinds'
import { parseRecord } from './parse-record'
import { RecordSplitter, type JsonPiece } from './record-splitter'

const builtInMappings = await loadBuiltInMappings(path.resolve('.'))
const chunked = (text: string, size: number): Uint8Array[] => {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
}

async function* toStream(all: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* all
}

const read = async (text: string, size = 1000, name = 'stock.json') => {
  const opened = await openSource({ kind: 'file', name, bytes: chunked(text, size), mappings: builtInMappings })
  if (!opened.ok) return { refused: opened.message, items: [] as SourceItem[] }
  const items: SourceItem[] = []
  for await (const item of opened.source.items) items.push(item)
  return { mapping: opened.source.mapping, unknown: opened.source.unknownColumns, items }
}
const fixture = (name: string) => readFile(path.join('src', 'feed-reader', 'json', 'fixtures', `${name}.json`), 'utf8')
const vehicles = (items: readonly SourceItem[]) =>
  items.flatMap((item) => (item.kind === 'vehicle' ? [item.vehicle] : []))

describe('[STK-02] an object around the list of vehicles', () => {
  const vehicle = {
    StockNumber: '1',
    Make: 'Kia',
    Model: 'Rio',
    Year: 2021,
    Photos: [{ Url: 'https://a.example/1.jpg' }],
  }
  const bytes = chunked(JSON.stringify({ DealerId: '4', Sites: [{ Id: 1 }], Export: { Vehicles: [vehicle] } }), 7)
  const parsed = parseMapping({
    name: 'own',
    label: 'Own',
    key: { columns: ['StockNumber'], duplicates: 'reject' },
    columns: ['StockNumber=stocknum', 'Make=make', 'Model=model', 'Year=year'].map((pair) => {
      const [column, field] = pair.split('=')
      return { column, field }
    }),
  })
  const own = parsed.ok ? parsed.mapping : undefined

  test('[STK-02] the columns of its vehicles are listed, whatever else it has', async () => {
    const found = await inspectFile({ name: 'stock.json', bytes: toStream(bytes) })
    expect(found.ok && found.columns.map(({ name }) => name)).toEqual([
      ...['StockNumber', 'Make', 'Model', 'Year', 'Photos.Url', 'Photos.0.Url'],
    ])
  })

  test('[STK-02] the feed’s own mapping without a path reads them, also beside the built-in ones', async () => {
    const opened = await openSource({
      kind: 'file',
      name: 'stock.json',
      bytes,
      mappings: builtInMappings,
      preferred: own,
    })
    expect(opened.ok && opened.source.mapping).toBe('own')
  })
})

describe('[STK-02] JSON formats with a built-in mapping', () => {
  test('[STK-02] records of a dealer management system', async () => {
    const { mapping, unknown, items } = await read(await fixture('dms-webhook'))
    expect(mapping).toBe('dms-webhook')
    expect(unknown).toContain('cost_price')
    expect(JSON.stringify(items)).not.toContain('21000')
    expect(vehicles(items)).toMatchObject([
      {
        key: 'e1001',
        make: 'Ford',
        model: 'Ranger',
        badge: 'XLT',
        year: 2021,
        km: 45_210,
        rego_expiry: '2026-11-30',
        price_cents: 3_299_000,
        price_type: 'drive_away',
        certified: true,
        vin: '6FPAAAJGSW5B12345',
        features: ['Tow bar, 3.5 t', 'Bluetooth', 'Lane / keep'],
        images: [{ url: 'https://img.example/a%3B1.jpg' }, { url: 'https://img.example/b.jpg' }],
        dealercomments: 'One owner.\nTwo keys; full history.',
      },
      { key: 'e1002', reserved: true, car_type: 'new' },
    ])
  })

  test('[STK-02] exported listings: nested records, and lists whose items state their kind', async () => {
    const { mapping, items } = await read(await fixture('export-webhook'))
    expect(mapping).toBe('export-webhook')
    expect(JSON.stringify(items)).not.toContain('15000')
    expect(vehicles(items)).toMatchObject([
      {
        key: 'l-77',
        stocknum: 'M77',
        vin: 'JM0BP2H5X00100077',
        make: 'Mazda',
        model: '3',
        year: 2020,
        km: 61_000,
        price_cents: 2_399_000,
        price_type: 'drive_away',
        colour: 'Blue',
        interior_colour: 'Black',
        rego: 'XYZ987',
        images: [{ url: 'https://img.example/77-1.jpg' }, { url: 'https://img.example/77-2.jpg' }],
        features: ['Air conditioning', 'Reverse camera'],
        rego_expiry: '2026-12-01',
      },
      { key: 'l-78', stocknum: 'L-78', status: 'others', price_cents: 4_599_000 },
    ])
  })

  test('[STK-02] stock items: lists separated by commas; cost and retail price are not read', async () => {
    const { mapping, items } = await read(await fixture('stock-item'))
    expect(mapping).toBe('stock-item')
    expect(JSON.stringify(items)).not.toMatch(/38000|46990/u)
    expect(vehicles(items)).toMatchObject([
      {
        key: 'y500',
        price_cents: 4_599_000,
        price_type: 'drive_away',
        km: 98_400,
        engine_size_litres: 2.8,
        features: ['Canopy', 'Tow bar', 'Bull bar'],
        images: [{ url: 'https://img.example/500-1.jpg' }, { url: 'https://img.example/500-2.jpg' }],
      },
    ])
  })

  test('[STK-02] no mapping has a field for the dealer’s cost', () => {
    for (const field of ['purchase_cost', 'cost_price_cents', 'cost']) {
      expect(parseMapping({ ...builtInMappings[0], columns: [{ column: 'x', field }] }).ok).toBe(false)
    }
  })
})

const vehicle = (stocknum: string, more = ''): string =>
  `{"stocknum":"${stocknum}","make":"Kia","model":"Rio","year":2020${more === '' ? '' : `,${more}`}}`

describe('[STK-02] invalid JSON', () => {
  test.each([
    ['not a list', '{"vehicle":1}', /Expected a list of records, or an object with a list under/u],
    ['a text', '"hello"', /Expected a list/u],
    ['nothing', '', /empty/u],
    ['an empty list', '[]', /has no vehicles/u],
    ['cut before its list', '{"vehicles"', /has no list of records/u],
    ['an object nested 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, /nested too deep/u],
    [
      'a list nested 10,000 deep',
      `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      /couldn’t be read|don’t match the mapping/u,
    ],
    ['a list 10,000 deep that never closes', '['.repeat(10_000), /ends before/u],
    ['numbers', '[1,2,3]', /don’t match the mapping/u],
  ])('[STK-02] %s is refused', async (_, text, message) => {
    expect((await read(text)).refused).toMatch(message)
  })

  test.each([
    [
      'NaN',
      vehicle('B', '"odometer":NaN'),
      { column: 'odometer', value: 'NaN', reason: 'This isn’t a valid JSON value.' },
    ],
    ['Infinity', vehicle('B', '"odometer":-Infinity'), { column: 'odometer', value: '-Infinity' }],
    ['a field twice', vehicle('B', '"year":1999'), { column: 'year', reason: 'This field appears twice.' }],
    ['1e999', vehicle('B', '"odometer":1e999'), { column: 'odometer', value: '1e999' }],
    ['a wrong value', vehicle('B', '"odometer":"far"'), { column: 'odometer', value: 'far' }],
    ['a wrong value in a list', vehicle('B', '"features":["a",NaN]'), { column: 'features.1', value: 'NaN' }],
    ['a zero byte', vehicle('B', '"badge":"\\u0000"'), { column: 'badge', reason: 'This cell contains a zero byte.' }],
  ])(
    '[STK-02] %s rejects its record alone, with number, path, value and reason; the car stays',
    async (_, bad, found) => {
      const { items } = await read(`[${vehicle('A')},${bad},${vehicle('C')}]`)
      expect(items).toMatchObject([
        { kind: 'vehicle' },
        { kind: 'rejected', key: 'b', finding: { line: 2, ...found } },
        { kind: 'vehicle', line: 3 },
      ])
    },
  )

  test.each([
    ['a text of 10 MB', vehicle('B', `"dealercomments":"${'x'.repeat(10_000_000)}"`), /longer than/u],
    ['10,000 levels', vehicle('B', `"x":${'['.repeat(10_000)}${']'.repeat(10_000)}`), /deeper than 32/u],
    ['a broken record', '{"stocknum":"B","year":,}', /Expected a value/u],
    ['a bracket that does not fit', '{"stocknum":"B"]', /Expected a comma or \}/u],
    ['a raw line end in a text', '{"stocknum":"B\n"}', /isn’t valid JSON/u],
  ])('[STK-02] %s: the record is named and nothing may leave for want of it', async (_, bad, reason) => {
    const { items } = await read(`[${vehicle('A')},${bad},${vehicle('C')}]`, 65_536)
    expect(items.map((item) => item.kind)).toEqual(['vehicle', 'cut', 'vehicle'])
    expect(items[1]).toMatchObject({ finding: { line: 2, reason: expect.stringMatching(reason) } })
    expect(JSON.stringify(items).length).toBeLessThan(5000)
  })

  test('[STK-02] truncated anywhere within, the file always ends in a cut', async () => {
    const text = `{"vehicles":[${vehicle('A')},${vehicle('B')}],"total":2}`
    const inList = text.indexOf('},{') + 2
    for (let end = inList; end < text.length; end += 1) {
      const { items } = await read(text.slice(0, end))
      expect(items.at(-1)?.kind, text.slice(0, end)).toBe('cut')
    }
    expect((await read(text)).items.map((item) => item.kind)).toEqual(['vehicle', 'vehicle'])
    expect((await read(`${text}]`)).items.at(-1)?.kind).toBe('cut')
  })

  test('[STK-02] a column may name several paths; a finding names the one in the record', async () => {
    const { items } = await read(`[${vehicle('A')},{"stock_number":"B","make":"Kia","model":"Rio","year":"soon"}]`)
    expect(items).toMatchObject([{ kind: 'vehicle' }, { kind: 'rejected', finding: { line: 2, column: 'year' } }])
  })
})

const pieces = (text: string, cuts: readonly number[]): readonly JsonPiece[] => {
  const splitter = new RecordSplitter(['vehicles'])
  const at = [0, ...[...cuts].map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length]
  return [...at.slice(1).flatMap((to, index) => splitter.push(text.slice(at[index], to))), ...splitter.end()]
}

describe('[STK-02] the splitter', () => {
  test('[STK-02] returns exactly the records of any list, in chunks of any size', () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 })
    fc.assert(
      fc.property(fc.array(record), fc.array(fc.nat()), fc.boolean(), (records, cuts, wrapped) => {
        const list = JSON.stringify(records)
        const found = pieces(wrapped ? `{"a":{"b":[1]},"vehicles":${list},"z":"]}"}` : list, cuts)
        expect(found.map((one) => (one.kind === 'record' ? JSON.parse(one.text) : one))).toEqual(
          records.map((one) => JSON.parse(JSON.stringify(one))),
        )
      }),
    )
  })

  test('[STK-02] never throws, for any bytes, and keeps to its limits', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', 'a', '1', ' ')), (texts) => {
        const found = pieces(texts.join(''), [])
        for (const one of found) if (one.kind === 'record') parseRecord(one.text)
        expect(found.filter((one) => one.kind === 'cut').length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('[STK-02] the record reader agrees with JSON on what is valid', () => {
    fc.assert(
      fc.property(fc.json({ depthSize: 'small' }), (text) => {
        const parsed = parseRecord(text)
        const faults = parsed.kind === 'value' ? parsed.faults : [parsed.fault]
        expect(faults.filter((one) => one.reason !== 'This number is too large.')).toEqual([])
      }),
    )
  })
})
