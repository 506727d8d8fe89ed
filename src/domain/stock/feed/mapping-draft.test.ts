import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import auListings from '@/tenants/mappings/au-listings.json'
import dealerCsv from '@/tenants/mappings/dealer-csv.json'
import { fieldGroups, fieldLabelOf } from './fields'
import { feedFieldNames } from './fields'
import { parseMapping, type Mapping } from './mapping'
import {
  addColumn,
  copyMapping,
  findDraftIssues,
  parseDraft,
  listIssuesAt,
  parseColumnNames,
  formatColumnNames,
  readsColumn,
  removeColumn,
  withColumn,
} from './mapping-draft'
import { guessMapping } from './guess-mapping'

const builtIn = [dealerCsv, auListings].map((json): Mapping => {
  const parsed = parseMapping(json)
  if (!parsed.ok) throw new Error(parsed.problems.join())
  return parsed.mapping
})
const [dealer] = builtIn
if (dealer === undefined) throw new Error('no mapping')

describe('[STK-02] a mapping draft', () => {
  test('[STK-02] every built-in mapping is a valid draft and is parsed unchanged', () => {
    for (const one of builtIn) expect(parseDraft(JSON.parse(JSON.stringify(one)))).toEqual(one)
    expect(parseDraft({ ...dealer, columns: 'none' })).toBeUndefined()
    expect(parseDraft({ ...dealer, columns: [{ column: '', field: 'year' }] })).toBeDefined()
    expect(copyMapping(dealer, 'trade-stock').name).toBe('trade-stock')
    expect(copyMapping(dealer, '../x').name).toBe('own')
  })

  test('[STK-02] issues are reported at their path', () => {
    const parsed = parseMapping(guessMapping(['Nr', 'Preis'], builtIn, 'main'))
    const issues = parsed.ok ? [] : parsed.issues
    expect(listIssuesAt(issues, 'key.columns')).toHaveLength(1)
    const filled = parseMapping({
      ...guessMapping(['Nr'], builtIn, 'main'),
      key: { columns: ['Nr'], duplicates: 'reject' },
    })
    expect(filled.ok ? [] : filled.issues).toEqual([
      { path: 'columns', message: 'Match at least one column to a field.' },
    ])
    const all = findDraftIssues(guessMapping(['Nr', 'Preis'], builtIn, 'main'))
    expect(listIssuesAt(all, 'fields').toSorted()).toEqual(
      ['make', 'model', 'year'].map((one) => `Choose a column for “${one}”.`),
    )
    expect(listIssuesAt(all, 'key.columns')).toHaveLength(1)
    expect(findDraftIssues(dealer)).toEqual([])
    const part = parseMapping(addColumn({ ...dealer, columns: [] }, 'year', 'Year'))
    expect(listIssuesAt(part.ok ? [] : part.issues, 'fields.make')).toEqual(['Choose a column for “make”.'])
  })

  test('[STK-02] columns are added, changed and removed by index', () => {
    const added = addColumn(dealer, 'tag', 'Sticker')
    const at = added.columns.length - 1
    expect(added.columns[at]).toEqual({ column: 'Sticker', field: 'tag' })
    expect(withColumn(added, at, { transform: 'long_text' }).columns[at]).toMatchObject({ transform: 'long_text' })
    expect(removeColumn(added, at)).toEqual(dealer)
  })

  test('[STK-02] names separated by | survive a round trip', () => {
    const names = fc.array(
      fc.stringMatching(/^[A-Za-z0-9 .]{0,8}[A-Za-z0-9]$/).map((one) => one.trim()),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(names, (all) => {
        const column = all.length === 1 ? (all[0] ?? '') : all
        expect(parseColumnNames(formatColumnNames({ column, field: 'tag' }))).toEqual(column)
      }),
    )
  })

  test('[STK-02] every field is in one group and has a unique label', () => {
    const all = fieldGroups.flatMap(({ fields }) => fields)
    expect([...all].sort()).toEqual([...feedFieldNames].sort())
    expect(new Set(all.map(fieldLabelOf)).size).toBe(all.length)
  })
})

test('[STK-02] a column that takes an object reads all paths below it', () => {
  const objectColumn = { column: 'Media.Spots', field: 'hotspots' } as const
  expect(readsColumn(objectColumn, 'media.spots.exterior.title')).toBe(true)
  expect(readsColumn(objectColumn, 'Media.Spotsize')).toBe(false)
  expect(readsColumn({ column: 'Media.Spots', field: 'images' }, 'Media.Spots.url')).toBe(false)
  expect(readsColumn({ column: ['Stock no', 'No'], field: 'stocknum' }, 'STOCK_NO')).toBe(true)
})
