import { tradeModelKeys } from './absent-models'
import { fillerWords } from './filler-words'
import { canBeModelNumber } from './joined-names'
import { isPlainPrice } from './plain-price'
import { isQuoted } from './quoted'
import { keyOf } from './tokens'
import { itemTypeNouns } from './trade-words'
import { standaloneNames } from './certain-names'
import type { Vocabulary } from './vocabulary'

/**
 * True when a text can contain filters: several words without quotes, an amount with a sign (`suv<30k`, `$30,000`), one
 * name that is a filter by itself, or one word without a meaning, such as “cheap”. Any other single word is searched as
 * text, which finds the same vehicles and more.
 */
export const canBeFilters = (text: string): boolean =>
  !isQuoted(text) &&
  (/\S\s+\S|\d\s*[-–—]\s*\$?\d|[<>]=?\$?\d|^\s*(?:\$\d|\d[\d,.]*k\b)|^[-–—]\p{L}|^\s*(?:\d{4}|\d[\d,.]*(?:cc|kwh|kgs?|tonnes?|t|ft|l|km)|my\d\d|tows?|\p{L}*\d*(?:seat(?:er)?|door|berth)s?)\s*$/iu.test(
    text.trim(),
  ) ||
    standaloneNames.has(keyOf(text)) ||
    tradeModelKeys.has(keyOf(text)) ||
    canBeModelNumber(text) ||
    isPlainPrice(text.trim()) ||
    allNouns.has(text.trim().toLowerCase()) ||
    fillerWords.has(text.trim().toLowerCase()))

export const allNouns: ReadonlySet<string> = new Set(Object.values(itemTypeNouns).flat())

/** True for one word that names a model in stock: searched as text, it finds the models of its family too. */
export const isTextName = (text: string, { models, meanings, makes }: Vocabulary): boolean => {
  const key = keyOf(text)
  return /^\p{L}+$/u.test(text.trim()) && models.has(key) && !meanings.has(key) && !makes.has(key)
}
