import { formatInteger } from '@/src/domain/text/numbers'
import type { Vehicle } from './vehicle'

type Engine = Pick<Vehicle, 'item_type' | 'engine_size_litres'>

/** Litres in a text such as `0.9L` or `0.937`; undefined for any other, such as `937cc`. */
const parseLitres = (text: string): number | undefined => {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)\s*(?:l|lt?rs?|lit(?:re|er)s?)?\s*$/i.exec(text) ?? []
  const litres = Number(digits)
  return litres > 0 && litres < 10 ? litres : undefined
}

/**
 * Returns an engine size as shoppers read it: of a motorcycle in cubic centimetres, `937 cc`, by its exact size where
 * that is known; of other vehicles, and where it is not a size in litres, the text itself (SHP-06).
 */
export const formatEngineSize = ({ item_type, engine_size_litres }: Engine, text: string): string => {
  const stated = item_type === 'motorcycle' ? parseLitres(text) : undefined
  if (stated === undefined) return text
  return `${formatInteger(Math.round((engine_size_litres ?? stated) * 1000))} cc`
}
