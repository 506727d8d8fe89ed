import { expect, test } from 'vitest'
import type { Mapping } from '../feed/mapping'
import { withOnlyKind } from './only-kind'

const mapping = (field: string, constants?: Mapping['constants']): Mapping =>
  ({
    name: 'own',
    key: { columns: ['Stk'] },
    columns: [{ field, column: 'Class' }],
    ...(constants && { constants }),
  }) as unknown as Mapping

test('[STF-05] a file that names no kind has the kind of the stock, unless staff chose another', () => {
  expect(withOnlyKind(mapping('make'), 'caravan').constants).toEqual({ item_type: 'caravan' })
  expect(withOnlyKind(mapping('make'), undefined).constants).toBeUndefined()
  expect(withOnlyKind(mapping('item_type'), 'caravan').constants).toBeUndefined()
  expect(withOnlyKind(mapping('make', { item_type: 'car' }), 'caravan').constants).toEqual({ item_type: 'car' })
})
