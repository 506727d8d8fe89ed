import { formatInteger } from '@/src/domain/text/numbers'
import type { Vehicle } from './vehicle'

type Engine = Pick<Vehicle, 'item_type' | 'engine_size_litres'>
type Size = { readonly cc: number; readonly hasUnit: boolean; readonly isRounded: boolean }

/** No engine is smaller in cubic centimetres, and none larger in litres: it tells `1364` from `2.0`. */
const MIN_CC = 40
const MAX_CC = 30_000

/** Reads a text that is an engine size alone: `0.9L`, `2`, `1364` or `937cc`; undefined for any other, such as `V8`. */
const parseSize = (text: string): Size | undefined => {
  const [, digits = '', unit = ''] =
    /^\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(l|lt?rs?|lit(?:re|er)s?|cc|cm3)?\s*$/i.exec(text) ?? []
  const amount = Number(digits.replaceAll(',', ''))
  const isCubic = unit === '' ? amount >= MIN_CC : unit.toLowerCase().startsWith('c')
  const cc = isCubic ? amount : amount * 1000
  return cc >= MIN_CC && cc <= MAX_CC ? { cc, hasUnit: unit !== '', isRounded: !isCubic } : undefined
}

/**
 * Returns an engine size as shoppers read it: of a motorcycle in cubic centimetres, `937 cc`, by its exact size where
 * that is known; of other vehicles as it is written, but never a number without a unit: `1.4L` for `1364`. A text that
 * is no size stays (SHP-06).
 */
export const formatEngineSize = ({ item_type, engine_size_litres }: Engine, text: string): string => {
  const size = parseSize(text)
  if (size === undefined) return text
  const exact = size.isRounded && engine_size_litres !== undefined ? engine_size_litres * 1000 : size.cc
  if (item_type === 'motorcycle') return `${formatInteger(Math.round(exact))} cc`
  return size.hasUnit ? text : `${(size.cc / 1000).toFixed(1)}L`
}
