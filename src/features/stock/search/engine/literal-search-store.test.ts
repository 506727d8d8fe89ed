import { describe, expect, it } from 'vitest'
import { saveLiteralSearch, readLiteralSearch, type StorageLike } from './literal-search-store'

const createStorage = (stored: string | null = null): (() => StorageLike) => {
  const storage: StorageLike = {
    getItem: () => stored,
    setItem: (_, value) => {
      stored = value
    },
  }
  return () => storage
}

describe('[SRCH-19] the stored literal search', () => {
  it('is found by the address of the filters, with the latest words for each', () => {
    const open = createStorage()
    saveLiteralSearch(open, '/search/suv', '/search/?query="suv please"')
    saveLiteralSearch(open, '/search/ute', '/search/?query="cheap ute"')
    saveLiteralSearch(open, '/search/suv', '/search/?query="family suv"')
    expect(readLiteralSearch(open, '/search/suv')).toBe('/search/?query="family suv"')
    expect(readLiteralSearch(open, '/search/ute')).toBe('/search/?query="cheap ute"')
    expect(readLiteralSearch(open, '/search/')).toBeUndefined()
  })

  it('is removed once there are more than the maximum', () => {
    const open = createStorage()
    for (let count = 0; count < 30; count += 1) saveLiteralSearch(open, `/search/${count}`, 'words')
    expect(readLiteralSearch(open, '/search/29')).toBe('words')
    expect(readLiteralSearch(open, '/search/10')).toBe('words')
    expect(readLiteralSearch(open, '/search/9')).toBeUndefined()
  })

  it('is undefined, without an error, if storage is refused or has foreign data', () => {
    const refusingStorage = (): StorageLike => {
      throw new DOMException('refused', 'SecurityError')
    }
    saveLiteralSearch(refusingStorage, '/search/suv', 'words')
    expect(readLiteralSearch(refusingStorage, '/search/suv')).toBeUndefined()
    for (const stored of ['{', '{}', '[["/search/suv"]]', '[["/search/suv",1]]', 'null'])
      expect(readLiteralSearch(createStorage(stored), '/search/suv'), stored).toBeUndefined()
  })
})
