import { formatMakeModel } from '../vehicle/naming'

/** Returns the make of `Make:Model`; undefined when the text is no pair. */
export const makeOfPair = (makeModel: string): string | undefined => {
  const at = makeModel.indexOf(':')
  return at > 0 ? makeModel.slice(0, at).trim() : undefined
}

/** Returns the model of `Make:Model`. */
export const modelOfPair = (pair: string): string => pair.slice(pair.indexOf(':') + 1).trim()

/** Formats a pair for shoppers, the make only once: “Toyota Corolla”, “Polestar 2”. */
export const formatPair = (pair: string): string => {
  const colon = pair.indexOf(':')
  return colon < 0 ? pair.trim() : formatMakeModel(pair.slice(0, colon), pair.slice(colon + 1))
}
