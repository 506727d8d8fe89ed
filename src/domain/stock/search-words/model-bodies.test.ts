import { describe, expect, it } from 'vitest'
import { emptySearch } from '../search-url/state'
import { testFacets } from './facets.test-support'
import { canHaveBody, readModelBodies } from './model-bodies'
import { buildSearchFromWords } from './search-from-words'
import { buildVocabulary } from './vocabulary'

const modelBodies = {
  'car:SUV:Mazda:CX-5': 4,
  'car:Wagon:Mazda:Mazda6': 1,
  'car:SUV:Honda:CR-V': 2,
  'motorcycle:Touring:Honda:Gold Wing': 2,
  'motorcycle:Cruiser:Honda:Rebel 500': 2,
}
const facets = {
  ...testFacets,
  make_model: Object.fromEntries(Object.keys(modelBodies).map((key) => [key.split(':').slice(2).join(':'), 2])),
  body: { SUV: 6, Wagon: 1, Touring: 2, Cruiser: 2 },
  item_type: { car: 7, motorcycle: 4 },
  model_body: modelBodies,
}
const words = buildVocabulary(facets, 2026)
const read = (text: string) => {
  const { lists = {}, query } = buildSearchFromWords(emptySearch, text, words) ?? {}
  return { models: lists.make_model, makes: lists.make, body: lists.body, query }
}

describe('[SRCH-19] a body that a named model cannot have is one of its grades', () => {
  it.each([
    ['mazda cx-5 touring', ['Mazda:CX-5'], undefined, 'touring'],
    ['cruiser cr-v under 40k', ['Honda:CR-V'], undefined, 'cruiser'],
    ['mazda cx-5 wagon', ['Mazda:CX-5'], ['Wagon'], ''],
    ['honda gold wing touring', ['Honda:Gold Wing'], ['Touring'], ''],
  ])('%s', (text, models, body, query) => {
    expect(read(text)).toMatchObject({ models, query })
    expect(read(text).body).toEqual(body)
  })

  it('a make that also builds motorcycles keeps their bodies', () => {
    expect(read('honda touring')).toMatchObject({ makes: ['Honda'], body: ['Touring'] })
    expect(read('mazda touring under 40k')).toMatchObject({ makes: ['Mazda'], query: 'touring' })
  })

  it('reads the kind, the body and the model, whose name can have a colon', () => {
    expect(readModelBodies(['car:SUV:Lynk:01: Pro', 'SUV:Mazda'])).toEqual([
      { kind: 'car', body: 'SUV', pair: 'Lynk:01: Pro' },
    ])
  })

  it('excludes nothing where the model is unknown', () => {
    expect(canHaveBody([], { makes: ['Mazda'], pairs: [] }, 'Touring')).toBe(true)
  })
})

describe('[SRCH-19] a model that is not in stock is replaced by vehicles of its kind', () => {
  it.each([
    ['honda civic', { make: ['Honda'], item_type: ['car'] }],
    ['honda grom', { make: ['Honda'], item_type: ['motorcycle'] }],
    // A make of cars alone needs no kind.
    ['mazda cx-9', { make: ['Mazda'], body: ['SUV'] }],
  ])('%s', (text, lists) =>
    expect(buildSearchFromWords(emptySearch, text, words)?.lists).toEqual({ make_model: [], ...lists }),
  )

  it('a make without vehicles of that kind replaces nothing, and the closest matches are of the kind', () => {
    const onlyBikes = { 'car:SUV:Mazda:CX-5': 4, 'motorcycle:Touring:BMW:R 1300 GS': 1 }
    const pairs = { 'Mazda:CX-5': 4, 'BMW:R 1300 GS': 1 }
    const vocabulary = buildVocabulary({ ...facets, make_model: pairs, model_body: onlyBikes }, 2026)
    const { lists } = buildSearchFromWords(emptySearch, 'bmw x3 under 40k', vocabulary) ?? {}
    expect(lists).toEqual({ make: [], make_model: ['BMW:X3'], item_type: ['car'] })
  })
})
