import { sellsOneKind } from '../normalize/deduce-item-type'
import { isKnownMake, knownMakes } from '../normalize/makes'
import { toMatchKey } from '../normalize/text'
import { countTypos } from '@/src/domain/stock/search-words/typos'
import type { Cell, MatchedHeader } from './match-header'

const isKnown = (make: string): boolean => isKnownMake(make) || sellsOneKind(make)

/** A shorter word is near to too many makes. */
const MIN_LENGTH = 4
/** From this length a make may have two typos, unless it begins with another letter. */
const MIN_LENGTH_FOR_TWO = 8

const maxTypos = (written: string, key: string): number =>
  Math.min(written.length, key.length) >= MIN_LENGTH_FOR_TWO && written.startsWith(key.charAt(0)) ? 2 : 1

/** Returns the make that an unknown one is probably a misspelling of, such as Toyota for “Toyotta” (STF-05). */
export const findSimilarMake = (text: string): string | undefined => {
  const written = toMatchKey(text)
  if (isKnown(text) || written.length < MIN_LENGTH) return undefined
  const near = [...knownMakes].flatMap(([key, make]) => {
    if (key.length < MIN_LENGTH || Math.abs(key.length - written.length) > 2) return []
    const typos = countTypos(written, key)
    return typos <= maxTypos(written, key) ? [{ make, typos }] : []
  })
  return near.toSorted((a, b) => a.typos - b.typos)[0]?.make
}

/** Finds the makes that nothing is known of; those that staff have translated, or decided to keep, are known. */
export const createMakeCheck = (matched: MatchedHeader) => {
  const found = matched.columns.find(({ column }) => column.field === 'make')
  const decided = new Set(
    Object.entries(found?.column.values ?? {})
      .flat()
      .map(toMatchKey),
  )
  return (make: string): { readonly unknownMake?: Cell } =>
    found === undefined || isKnown(make) || decided.has(toMatchKey(make)) || findSimilarMake(make) !== undefined
      ? {}
      : { unknownMake: { column: matched.header[found.index] ?? '', value: make } }
}
