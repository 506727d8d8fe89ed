import { describe, expect, test } from 'vitest'
import type { NaiveRecord } from '../testing/naive-readings.test-support'
import { createIndex, runQueries } from '../testing/small-index.test-support'

const models = [
  ['Toyota', 'RAV4'],
  ['Toyota', 'RAV4 Hybrid'],
  ['Toyota', 'HiLux'],
  ['Toyota', 'Land Cruiser'],
  ['Land Rover', 'Range Rover Sport'],
  ['Ford', 'Ranger'],
  ['Hyundai', 'i30'],
  ['Mazda', 'CX-30'],
  ['Mazda', 'Mazda3'],
  ['Mazda', 'CX-5'],
  ['Nissan', 'X-TRAIL'],
  ['LDV', 'V80'],
] as const
const records: NaiveRecord[] = models.map(([make, model], i) => ({
  objectID: `car-${String(i).padStart(2, '0')}`,
  make,
  model,
  name: `2022 ${make} ${model}`,
  features: [],
  sold: false,
  rank: 0,
}))
const find = (query: string, more: object = {}): string[] => {
  const [answer] = runQueries(createIndex(records), [{ indexName: 'cars', query, hitsPerPage: 50, ...more }])
  return (answer?.hits ?? []).map((hit) => (hit as unknown as { model: string }).model)
}

describe('[STK-05] [SHP-10] words that are joined or split', () => {
  test.each([
    ['rav 4', ['RAV4', 'RAV4 Hybrid']],
    ['rav4', ['RAV4', 'RAV4 Hybrid']],
    ['toyota rav 4 hybrid', ['RAV4 Hybrid']],
    ['hi lux', ['HiLux']],
    ['landcruiser', ['Land Cruiser']],
    ['rangerover', ['Range Rover Sport']],
    ['rangerover sport', ['Range Rover Sport']],
    ['i 30', ['i30']],
    ['cx5', ['CX-5']],
    ['cx 5', ['CX-5']],
    ['xtrail', ['X-TRAIL']],
    ['x trail', ['X-TRAIL']],
  ])('%j finds %j', (query, expected) => {
    expect(find(query)).toEqual(expected)
  })

  test('a model in the joined form comes before models that only begin with the second word', () => {
    expect(find('mazda 3')[0]).toBe('Mazda3')
    expect(find('mazda 3')).toContain('CX-30')
  })

  test('a whole word is not taken for the beginning of two others', () => {
    expect(find('ranger', { typoTolerance: false })).toEqual(['Ranger'])
  })

  test('the halves of a split word are highlighted, and it counts as found', () => {
    const [answer] = runQueries(createIndex(records), [{ indexName: 'cars', query: 'rangerover' }])
    expect(answer?.hits[0]?._highlightResult?.['model']).toMatchObject({
      value: '<em>Range</em> <em>Rover</em> Sport',
      matchLevel: 'full',
      matchedWords: ['rangerover'],
    })
  })

  test('words that any text may contain join and split nothing else, and never fail', () => {
    for (const query of ['x'.repeat(64), 'a b c d e f g h i j', '🚗 🚙', 'مرسيدس بنز', '; DROP', '((((', '0000'])
      expect(() => find(query)).not.toThrow()
  })
})
