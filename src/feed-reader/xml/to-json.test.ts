import { describe, expect, test } from 'vitest'
import { parseMapping } from '@/src/domain/stock/feed/mapping'
import { inspectFile } from '../inspect'
import { openSource } from '../open-source'
import { xmlToJson } from './to-json'

async function* toStream(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

const convert = async (xml: string, size = 5): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const part of xmlToJson(toStream(Buffer.from(xml), size))) parts.push(part)
  return Buffer.concat(parts).toString()
}

const vehicle = (stock: string, more = ''): string =>
  `<v:Vehicle id="${stock}"><StockNo>${stock}</StockNo><Make>Kia</Make><Model>Rio &amp; Co</Model><Year>2021</Year>${more}</v:Vehicle>`
const feed = (vehicles: string): string =>
  `\uFEFF<?xml version="1.0"?><!DOCTYPE Feed [<!ENTITY x "boom">]><!-- <Vehicle> -->
  <v:Feed xmlns:v="urn:x"><Dealer><Id>4</Id><Name>A</Name><Phone>1</Phone></Dealer><Vehicles>${vehicles}</Vehicles></v:Feed>`

describe('[STK-02] XML', () => {
  test('[STK-02] elements and attributes are fields, repeated ones a list, wherever a chunk ends', async () => {
    const more = `<Price type="drive away">29990</Price><Images><Image url="https://a.example/1.jpg?a=1&amp;b=2"/><Image
      url='https://a.example/2.jpg'/></Images><Comments><![CDATA[Good & <b>tidy</b>]]> &#8211; “é” &x;</Comments><Rego/>`
    const xml = feed(vehicle('1', more) + vehicle('2'))
    for (const size of [1, 7, 100_000]) {
      expect(JSON.parse(await convert(xml, size))).toEqual([
        {
          id: '1',
          StockNo: '1',
          Make: 'Kia',
          Model: 'Rio & Co',
          Year: '2021',
          Price: '29990',
          'Price.type': 'drive away',
          Rego: '',
          Images: { Image: [{ url: 'https://a.example/1.jpg?a=1&b=2' }, { url: 'https://a.example/2.jpg' }] },
          Comments: 'Good & <b>tidy</b> – “é” &x;',
        },
        { id: '2', StockNo: '2', Make: 'Kia', Model: 'Rio & Co', Year: '2021' },
      ])
    }
  })

  test('[STK-02] a file of one vehicle, and vehicles of attributes only', async () => {
    expect(JSON.parse(await convert(feed(vehicle('1'))))).toHaveLength(1)
    const rows = '<Stock><Row no="1" make="Kia" model="Rio"/><Row no="2" make="Kia" model="Rio"/></Stock>'
    expect(JSON.parse(await convert(rows))).toEqual(['1', '2'].map((no) => ({ no, make: 'Kia', model: 'Rio' })))
  })

  test.each([
    ['truncated', feed(vehicle('1') + vehicle('2')).slice(0, -40)],
    ['with tags that don’t match', feed(`${vehicle('1')}${vehicle('2')}<Vehicle><Make>Kia</Model></Vehicle>`)],
  ])('[STK-02] a file %s ends in a cut, so that no vehicle is removed', async (_, xml) => {
    const parsed = parseMapping({
      name: 'own',
      label: 'Own',
      key: { columns: ['StockNo'], duplicates: 'reject' },
      columns: [
        { column: 'StockNo', field: 'stocknum' },
        { column: 'Make', field: 'make' },
        { column: 'Model', field: 'model' },
        { column: 'Year', field: 'year' },
      ],
    })
    const mappings = parsed.ok ? [parsed.mapping] : []
    const opened = await openSource({ kind: 'file', name: 'a.xml', bytes: toStream(Buffer.from(xml), 50), mappings })
    const kinds: string[] = []
    if (opened.ok) for await (const item of opened.source.items) kinds.push(item.kind)
    expect(kinds.at(-1)).toBe('cut')
    expect(kinds).toContain('vehicle')
  })

  test('[STK-02] a document nested without end, or a vehicle of very many fields, ends in a cut', async () => {
    expect(await convert('<a>'.repeat(300_000), 65_536)).toBe('[,')
    const fields = '<b/>'.repeat(1_000_000)
    expect((await convert(feed(vehicle('1') + vehicle('2', fields)), 65_536)).endsWith('},')).toBe(true)
  })

  test('[STK-02] a bare ampersand stays in its text, and a tag of very many attributes ends in a cut', async () => {
    const bare = vehicle('1', '<Features>Cruise & Air, R&D pack</Features>')
    expect(JSON.parse(await convert(feed(bare)))).toMatchObject([{ Features: 'Cruise & Air, R&D pack' }])
    const attributes = Array.from({ length: 2000 }, (_, at) => `a${String(at)}="1"`).join(' ')
    const many = `<Vehicle ${attributes}><Make>Kia</Make></Vehicle>`
    expect((await convert(feed(vehicle('1') + vehicle('2') + many), 4096)).endsWith('},')).toBe(true)
  })

  test('[STF-05] the columns of a file in Windows-1252 are listed with their letters', async () => {
    const bytes = Buffer.from('<S><Car><Make>Citroën</Make><Model>C4</Model><No>1</No></Car></S>', 'latin1')
    const found = await inspectFile({ name: 'stock.xml', bytes: toStream(bytes, 9) })
    expect(found.ok && found.columns.map(({ name, values }) => [name, values[0]])).toEqual([
      ['Make', 'Citroën'],
      ['Model', 'C4'],
      ['No', '1'],
    ])
  })
})
