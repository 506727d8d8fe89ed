import type { Range } from '../search-url/state'
import type { Token } from './tokens'

/** The vehicles of one mass that a class of licence covers, in the words of the page. */
export type LicenceLimit = 'two axles' | 'three axles or more' | 'prime mover'

/** Words after a class that say that it is one: “HR tipper”. “MR” and “HR” alone may be letters of a name. */
const AFTER_CLASS =
  '(?=class |licen[cs]e|(?:trucks?|rigids?|tippers?|trays?|pantechs?|tautliners?|curtainsiders?|agitators?|cranes?|fridge|flatbed) )'

/** The words of a class, by its letters or its name, with “class licence” after it. */
const startsWithClass = (letters: string, name: string): RegExp =>
  new RegExp(`^(?:(?:${letters}) ${AFTER_CLASS}|(?:${name}) )(?:class )?(?:licen[cs]ed? )?`)

/** A class of driver licence with the gross vehicle mass that it covers, in kg: the same in all states and territories. */
const classes: readonly { readonly words: RegExp; readonly range: Range; readonly limit?: LicenceLimit }[] = [
  // “C class” is a car of Mercedes-Benz.
  { words: /^(?:car|c|standard|normal|ordinary) licen[cs]ed? /, range: { max: 4500 } },
  { words: startsWithClass('lr', 'light rigid'), range: { max: 8000 } },
  { words: startsWithClass('mr', 'medium rigid'), range: { min: 8000 }, limit: 'two axles' },
  { words: startsWithClass('hr', 'heavy rigid'), range: { min: 8000 }, limit: 'three axles or more' },
  { words: startsWithClass('hc|mc', '(?:heavy|multi) combination'), range: { min: 8000 }, limit: 'prime mover' },
]

type Stock = { readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>> }
type Limited = { readonly field: 'drive' | 'body'; readonly values: readonly string[] }

/** A truck’s drive names its wheels and then the driven ones, so a 6x4 has three axles. */
const MORE_AXLES = /^(?:[68]|1\d)x\d+$/iu

const findLimitValues = (limit: LicenceLimit, { facets }: Stock): Limited => {
  if (limit === 'prime mover') {
    const bodies = Object.keys(facets['body'] ?? {})
    return { field: 'body', values: bodies.filter((body) => /^prime mover$/iu.test(body)) }
  }
  const drives = Object.keys(facets['drive'] ?? {})
  const values = drives.filter((drive) => MORE_AXLES.test(drive))
  // A stock that names no truck by more axles doesn't tell which have two.
  const others = values.length > 0 ? drives.filter((drive) => !MORE_AXLES.test(drive)) : []
  return { field: 'drive', values: limit === 'two axles' ? others : values }
}

/** Returns the filter for a limit; undefined where the stock doesn't tell, so that the page can say so. */
export const findLimit = (limit: LicenceLimit, words: Stock): Limited | undefined => {
  const meaning = findLimitValues(limit, words)
  return meaning.values.length > 0 ? meaning : undefined
}

/** Words of the longest class with “class licence”. */
const MAX_WORDS = 4

/** Finds “car licence”, “LR class” and “medium rigid”: buyers of trucks ask for what they may drive (SHP-10). */
export const findLicence = (
  tokens: readonly Token[],
  from: number,
): { readonly length: number; readonly range: Range; readonly limit?: LicenceLimit } | undefined => {
  const text = `${tokens
    .slice(from, from + MAX_WORDS)
    .map(({ key }) => key)
    .join(' ')} `
  for (const { words, ...covered } of classes) {
    const [written] = words.exec(text) ?? []
    if (written !== undefined) return { length: written.trim().split(' ').length, ...covered }
  }
  return undefined
}

/** Finds the letters of a class alone, “pantech with tail lift MR”, at a dealer of trucks whose stock has no such name. */
export const findLoneLicence = (
  tokens: readonly Token[],
  from: number,
  { nouns, textWords }: { readonly nouns: ReadonlySet<string>; readonly textWords: ReadonlySet<string> },
) => {
  const letters = tokens[from]?.key ?? ''
  if (!nouns.has('truck') || textWords.has(letters) || !/^(?:lr|mr|hr|hc|mc)$/.test(letters)) return undefined
  const found = findLicence(
    [
      { raw: letters, key: letters },
      { raw: 'class', key: 'class' },
    ],
    0,
  )
  return found && { ...found, length: 1, field: 'gvm' as const }
}
