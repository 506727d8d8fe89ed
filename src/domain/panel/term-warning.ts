import { collapseSpaces } from '../text/format-text'
import { otherBodies, simpleBodies } from '../stock/normalize/body'
import type { TermField, TermChoice } from './vehicle-terms'

const nouns: Readonly<Record<TermField, string>> = {
  make: 'make',
  model: 'model',
  simple_body: 'body type',
  simple_fuel: 'fuel',
  simple_transmission: 'transmission',
  drive: 'drive',
  colour: 'colour',
  interior_colour: 'colour',
}

/** Bodies are offered by type of vehicle, and known whatever the type. */
const allBodies: ReadonlySet<string> = new Set([...simpleBodies, ...Object.values(otherBodies).flat()])

/**
 * Warns about a term that would become a new entry of a filter; undefined for one of the choices, and for a colour, which
 * can have any name. `spelled` is the text as it would be read now: an old value may be spelled in another way.
 */
export const findTermWarning = (
  name: TermField,
  text: string,
  choices: readonly Pick<TermChoice, 'value'>[],
  spelled?: string,
): string | undefined => {
  const value = collapseSpaces(text)
  if (spelled !== undefined && spelled !== value)
    return `Shoppers find other vehicles under “${spelled}”. Choose it, so that they find this one as well.`
  if (value === '' || name === 'colour' || name === 'interior_colour') return undefined
  if (choices.some((choice) => choice.value === value) || (name === 'simple_body' && allBodies.has(value)))
    return undefined
  return `“${value}” is new in your stock. Check the spelling: shoppers will see it as a ${nouns[name]} of its own.`
}
