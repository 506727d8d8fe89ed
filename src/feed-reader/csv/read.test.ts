import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessDelimiter, readCsv } from './read'
import type { CsvRow } from './row-splitter'
import { formatCsvLine } from './write'

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8'): Uint8Array => Buffer.from(text, encoding)

const splitBytes = (bytes: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))

const collect = async (rows: AsyncIterable<CsvRow>): Promise<CsvRow[]> => {
  const all: CsvRow[] = []
  for await (const row of rows) all.push(row)
  return all
}

const rowsOf = async (bytes: Uint8Array | Uint8Array[], options = {}): Promise<CsvRow[]> =>
  collect(readCsv(Array.isArray(bytes) ? bytes : [bytes], options))

const cellsOf = async (text: string): Promise<(readonly string[])[]> =>
  (await rowsOf(bytesOf(text))).flatMap((row) => (row.kind === 'row' ? [row.cells] : []))

describe('[STK-02] rows', () => {
  test('[STK-02] reads doubled quotes, and separators and line ends within quotes; each row has its line number', async () => {
    const rows = await rowsOf(bytesOf('a,b\r\n"x, ""y""","two\r\nlines"\r\nlast,1\r\n'))
    expect(rows).toEqual([
      { kind: 'row', line: 1, cells: ['a', 'b'] },
      { kind: 'row', line: 2, cells: ['x, "y"', 'two\r\nlines'] },
      { kind: 'row', line: 4, cells: ['last', '1'] },
    ])
  })

  test.each([
    ['LF', 'a,b\nc,d\n'],
    ['CRLF', 'a,b\r\nc,d\r\n'],
    ['CR', 'a,b\rc,d\r'],
  ])('[STK-02] %s ends lines', async (_, text) => {
    expect(await rowsOf(bytesOf(text))).toEqual([
      { kind: 'row', line: 1, cells: ['a', 'b'] },
      { kind: 'row', line: 2, cells: ['c', 'd'] },
    ])
  })

  test.each([
    [',', 'a,b;c\n'],
    [';', 'a;b;c,d\n'],
    ['\t', 'a\tb\tc\n'],
    ['|', '"x,y,z,w"|b|c\n'],
  ])('[STK-02] the separator %j is found out', (delimiter, head) => {
    expect(guessDelimiter(head)).toBe(delimiter)
  })

  test('[STK-02] skips blank lines, but counts them', async () => {
    expect(await rowsOf(bytesOf('a,b\n\n , \nc,d\n'))).toEqual([
      { kind: 'row', line: 1, cells: ['a', 'b'] },
      { kind: 'row', line: 4, cells: ['c', 'd'] },
    ])
  })

  test('[STK-02] keeps a stray quote', async () => {
    expect(await cellsOf('a,b\n5" screen,x\n"5" screen",y\n')).toEqual([
      ['a', 'b'],
      ['5" screen', 'x'],
      ['5" screen"', 'y'],
    ])
  })

  test('[STK-02] reports a file that ends within quotes as cut, and one without a last line end as unended', async () => {
    expect((await rowsOf(bytesOf('a,b\nx,"y\nz'))).at(-1)).toEqual({
      kind: 'cut',
      line: 2,
      start: 'x y\nz',
      reason: 'The file ends inside a quoted cell.',
    })
    expect((await rowsOf(bytesOf('a,b\nx,y'))).at(-1)).toEqual({
      kind: 'row',
      line: 2,
      cells: ['x', 'y'],
      unended: true,
    })
  })

  test('[STK-02] reads no rows from an empty file', async () => {
    expect(await rowsOf(bytesOf(''))).toEqual([])
    expect(await rowsOf([])).toEqual([])
  })

  test('[SEC-04] an unclosed quote stops the reading at the limit of a cell; rows before it are kept', async () => {
    let sent = 0
    async function* huge(): AsyncGenerator<Uint8Array> {
      yield bytesOf('a,b\n0,ok\n1,"')
      for (; sent < 45; sent += 1) yield Buffer.alloc(1_000_000, 'x,\n')
    }
    const rows = await collect(readCsv(huge()))
    expect(rows[1]).toEqual({ kind: 'row', line: 2, cells: ['0', 'ok'] })
    expect(rows.slice(2)).toMatchObject([
      {
        kind: 'cut',
        line: 3,
        reason:
          'A cell is longer than 100000 characters, so nothing after it was read. Its closing quote may be missing.',
      },
    ])
    expect(sent).toBeLessThan(3)
    expect(JSON.stringify(rows).length).toBeLessThan(1000)
  })

  test('[SEC-04] a header with too many columns stops the reading; a later row with too many cells is rejected alone', async () => {
    let sent = 0
    async function* wide(): AsyncGenerator<Uint8Array> {
      for (; sent < 20; sent += 1) yield bytesOf('column,'.repeat(20_000))
    }
    expect(await collect(readCsv(wide()))).toMatchObject([
      { kind: 'cut', line: 1, reason: 'The first row has more than 1000 columns.' },
    ])
    expect(sent).toBeLessThan(3)
    const rows = await rowsOf(bytesOf(`a,b\n${'x,'.repeat(2000)}\n1,2\n`))
    expect(rows.slice(1)).toMatchObject([
      { kind: 'bad', line: 2, reason: 'A row has more than 1000 cells.' },
      { kind: 'row', line: 3, cells: ['1', '2'] },
    ])
  })

  test('[STK-02] reads back what was written, in chunks of any size', async () => {
    const cell = fc.string({ unit: 'grapheme-ascii', maxLength: 12 }).filter((text) => !/^[\s]*[=+\-@|%]/u.test(text))
    const row = fc.tuple(cell, cell, cell).filter((cells) => cells.some((one) => one.trim() !== ''))
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        async (rows, size) => {
          const text = rows.map(formatCsvLine).join('')
          const read = await rowsOf(splitBytes(bytesOf(`h1,h2,h3\r\n${text}`), size))
          expect(read.slice(1).map((one) => (one.kind === 'row' ? one.cells : one))).toEqual(rows)
        },
      ),
    )
  })
})

describe('[STK-02] encodings', () => {
  const text = 'make,model\nŠkoda,Fabia\nCitroën,Ami\n'
  test.each([
    ['UTF-8', bytesOf(text)],
    ['UTF-8 with a mark', bytesOf(`\ufeff${text}`)],
    ['UTF-16 LE with a mark', bytesOf(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE with a mark', Buffer.from(bytesOf(`\ufeff${text}`, 'utf16le')).swap16()],
    ['UTF-16 LE without a mark', bytesOf(text, 'utf16le')],
  ])('[STK-02] %s', async (_, bytes) => {
    for (const size of [1, 3, 7, 1000]) {
      const rows = await rowsOf(splitBytes(bytes, size))
      expect(rows.map((row) => (row.kind === 'row' ? row.cells : []))).toEqual([
        ['make', 'model'],
        ['Škoda', 'Fabia'],
        ['Citroën', 'Ami'],
      ])
    }
  })

  test('[STK-02] detects Windows-1252 by the first character that is invalid in UTF-8', async () => {
    const bytes = Buffer.concat([
      bytesOf('make,model\nCitro'),
      Buffer.from([0xeb]),
      bytesOf('n,Ami '),
      Buffer.from([0x96, 0x20, 0x92, 0x0a]),
    ])
    for (const size of [1, 5, 1000]) {
      const rows = await rowsOf(splitBytes(bytes, size))
      expect(rows[1]).toMatchObject({ cells: ['Citroën', 'Ami – ’'] })
    }
  })

  test('[STK-02] decodes UTF-8 text in chunks of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        async (word, size) => {
          const clean = word.replace(/[",;|\t\r\n\0\ufeff]/gu, '').trim()
          fc.pre(clean !== '')
          const rows = await rowsOf(
            splitBytes(bytesOf(`header line with ${'plain '.repeat(20)},b\n${clean},x\n`), size),
          )
          expect(rows[1]).toMatchObject({ cells: [clean, 'x'] })
        },
      ),
    )
  })
})

describe('[STK-02] writing', () => {
  test.each(['=cmd|calc', '+1', '-1', '@x', '\t=x', ' =x', '＝1+1', '＋1', '＠x', '\u202e=1'])(
    '[STK-02] %j is no formula in a file we write',
    (cell) => {
      expect(formatCsvLine([cell])).toMatch(/^"?'/u)
    },
  )
})
