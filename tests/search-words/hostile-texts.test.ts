import { expect, test } from 'vitest'
import { limits } from '@/src/domain/stock/search-url/limits'
import { emptySearch } from '@/src/domain/stock/search-url/state'
import { buildSearchFromWords } from '@/src/domain/stock/search-words/search-from-words'
import { listRemovableWords } from '@/src/domain/stock/search-words/query-relaxation'
import { findMisspeltName, listNameWords } from '@/src/domain/stock/search-words/misspelt-names'
import { buildVocabulary } from '@/src/domain/stock/search-words/vocabulary'
import { listNameSuggestions } from '@/src/domain/stock/searches/suggestions'

/**
 * Texts of the greatest length that could keep the server busy for one shopper. Each reader answers in milliseconds; one
 * that compares all parts of a word with all names takes minutes, and the test's time ends.
 */

const makeModels = Object.fromEntries(
  Array.from({ length: 400 }, (_, at) => [
    `Maker${String(at % 60)}abc:Modelname ${String.fromCodePoint(97 + (at % 26))}${'xyzw'.repeat(at % 4)}`,
    at,
  ]),
)
const facets = { make_model: makeModels, make: { Toyota: 4 }, body: { SUV: 3 } }
const names = listNameWords(makeModels)
const vocabulary = buildVocabulary(facets, 2026)

const fill = (part: string): string => part.repeat(limits.query).slice(0, limits.query)

const hostileTexts: readonly string[] = [
  // One letter that becomes 18 in a key.
  fill('\uFDFA'),
  fill('\uFDFA '),
  fill('a'),
  fill('modelname'),
  fill('mode '),
  fill('modelnam '),
  fill('ab '),
  fill('a '),
  fill('1'),
  fill('1 '),
  fill('$1,'),
  fill('under '),
  fill('-a '),
  fill('not '),
  fill('<= '),
  fill('what’s '),
  fill('7seater'),
  fill('25k-ish '),
  fill('e\u0301'),
  fill('🚗'),
  fill('"'),
  fill('((a+)+'),
]

test.each(hostileTexts.map((text) => [text.slice(0, 12), text]))(
  '[SHP-02] [SRCH-19] a search full of “%s” is read in an instant',
  (_, text) => {
    buildSearchFromWords(emptySearch, text, vocabulary)
    listNameSuggestions(text, facets, 5)
    for (const word of listRemovableWords(text)) findMisspeltName(word, names)
    expect(text).toHaveLength(limits.query)
  },
)
