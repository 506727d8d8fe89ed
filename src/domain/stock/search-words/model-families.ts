import { makeOfPair, modelOfPair } from '../search-url/make-of-pair'
import { fillerWords } from './filler-words'
import { keyOf } from './tokens'
import { spelledCounts } from './trade-words'

/** A model that only one word tells from others of its family: the Cross of “Yaris Cross”, the numbers of “NPR 65/45-190”. */
const FAMILY_MEMBER = /^(\p{L}{3,}) (?:cross|sport|allspace|\d[\d/-]*)$/iu

/** A model that the trade calls by its number or letters alone after the make: “Hino 300” of “300 Series”. */
const SERIES_OR_CLASS = /^(\d+|\p{L}{1,3})[ -](?:series|class)\b/iu

/** “CX five” and “Mazda three”. */
const spellDigit = (key: string): string =>
  key.replace(/(?<!\d)[2-9]$/, (digit) => spelledCounts[Number(digit)] ?? digit)

export const addOtherSpellings = (models: Map<string, readonly string[]>): void => {
  for (const [key, pairs] of [...models]) if (!models.has(spellDigit(key))) models.set(spellDigit(key), pairs)
}

export const addSeries = (models: Map<string, readonly string[]>, pairs: readonly string[]): void => {
  for (const pair of pairs) {
    const name = SERIES_OR_CLASS.exec(modelOfPair(pair))?.[1]?.toLowerCase()
    if (name !== undefined) models.set(name, [...(models.get(name) ?? []), pair])
  }
}

/** Names models by their first words, where these have a number: “Tiggo 4” for the Tiggo 4 Pro. */
export const addNumberedNames = (models: Map<string, readonly string[]>, pairs: readonly string[]): void => {
  const members = new Map<string, readonly string[]>()
  for (const pair of pairs) {
    const parts = modelOfPair(pair).split(' ')
    for (let length = 1; length < parts.length; length += 1) {
      const name = keyOf(parts.slice(0, length).join(' '))
      if (/\p{L}/u.test(name) && /\d/.test(name)) members.set(name, [...(members.get(name) ?? []), pair])
    }
  }
  for (const [name, own] of members) if (!models.has(name)) models.set(name, own)
}

const firstWordOf = (pair: string): string => (modelOfPair(pair).split(' ')[0] ?? '').toLowerCase()

/** Names families of models by their first word, where no model has that name alone: “yaris”, “ioniq”. */
export const addFamilies = (models: Map<string, readonly string[]>, pairs: readonly string[]): void => {
  const families = new Map<string, readonly string[]>()
  for (const pair of pairs) {
    const name = FAMILY_MEMBER.exec(modelOfPair(pair))?.[1]?.toLowerCase()
    if (name !== undefined && !fillerWords.has(name)) families.set(name, [...(families.get(name) ?? []), pair])
  }
  for (const [name, members] of families) {
    const makes = members.map(makeOfPair)
    // “Omoda” means the Omoda E5 too.
    const others = pairs.filter((pair) => makes.includes(makeOfPair(pair)) && firstWordOf(pair) === name)
    if (!models.has(name)) models.set(name, [...new Set([...members, ...others])])
  }
}
