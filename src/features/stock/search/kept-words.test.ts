import { describe, expect, it } from 'vitest'
import { keepWords, keptWords, type Keeps } from './kept-words'

const memory = (kept: string | null = null): (() => Keeps) => {
  const storage: Keeps = {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value
    },
  }
  return () => storage
}

describe('[SRCH-19] the stored literal search', () => {
  it('is found by the address of the filters, with the latest words for each', () => {
    const open = memory()
    keepWords(open, '/search/suv', '/search/?query="suv please"')
    keepWords(open, '/search/ute', '/search/?query="cheap ute"')
    keepWords(open, '/search/suv', '/search/?query="family suv"')
    expect(keptWords(open, '/search/suv')).toBe('/search/?query="family suv"')
    expect(keptWords(open, '/search/ute')).toBe('/search/?query="cheap ute"')
    expect(keptWords(open, '/search/')).toBeUndefined()
  })

  it('is removed once there are more than the maximum', () => {
    const open = memory()
    for (let count = 0; count < 30; count += 1) keepWords(open, `/search/${count}`, 'words')
    expect(keptWords(open, '/search/29')).toBe('words')
    expect(keptWords(open, '/search/10')).toBe('words')
    expect(keptWords(open, '/search/9')).toBeUndefined()
  })

  it('is undefined, without an error, if storage is refused or has foreign data', () => {
    const refuses = (): Keeps => {
      throw new DOMException('refused', 'SecurityError')
    }
    keepWords(refuses, '/search/suv', 'words')
    expect(keptWords(refuses, '/search/suv')).toBeUndefined()
    for (const kept of ['{', '{}', '[["/search/suv"]]', '[["/search/suv",1]]', 'null'])
      expect(keptWords(memory(kept), '/search/suv'), kept).toBeUndefined()
  })
})
