import { oemIds, oemLabels, type ModelColour, type OemId } from './model'

/** Rules of the colour and variant picker (MOD-04). */

/** A second row of tabs needs so many body styles at least, and more colours than this (D§9). */
const leastStyles = 3
const mostPlainColours = 15

/** D§4: wagon, sedan, hatch; dual, extra, single cab; 2 door, 4 door. What has no style comes last. */
const placeOf = (style: OemId | undefined): number => (style === undefined ? oemIds.length : oemIds.indexOf(style))

/** The colours in the order of their body styles; within one, as staff ordered them. */
export const inBodyOrder = (colours: readonly ModelColour[]): readonly ModelColour[] =>
  [...colours].sort((one, other) => placeOf(one.oem_id) - placeOf(other.oem_id))

/**
 * The tabs by variant: those of the model's variants that have a colour of their own, in the model's order, then any
 * other name a colour gives. Empty where there is nothing to choose between.
 */
export const variantTabs = (
  variants: readonly { readonly name: string }[],
  colours: readonly ModelColour[],
): readonly string[] => {
  if (colours.length === 0) return []
  const shared = colours.some((one) => one.model_variant_name === undefined)
  const named = new Set(colours.flatMap((one) => one.model_variant_name ?? []))
  const known = variants.map(({ name }) => name).filter((name) => shared || named.has(name))
  const tabs = [...new Set([...known, ...named])]
  return tabs.length > 1 ? tabs : []
}

/** The colours of a variant, those of every variant among them; all where no variant is chosen. */
export const coloursOf = (colours: readonly ModelColour[], variant: string | undefined): readonly ModelColour[] =>
  inBodyOrder(
    variant === undefined
      ? colours
      : colours.filter(({ model_variant_name: own }) => own === undefined || own === variant),
  )

/** The tabs by body style, in the order of D§4; empty unless there are three styles and more than fifteen colours. */
export const styleTabs = (colours: readonly ModelColour[]): readonly OemId[] => {
  const styles = oemIds.filter((style) => colours.some((one) => one.oem_id === style))
  return styles.length >= leastStyles && colours.length > mostPlainColours ? styles : []
}

/** Where a body style's first colour stands; 0 where it has none. */
export const firstOfStyle = (colours: readonly ModelColour[], style: OemId): number =>
  Math.max(
    0,
    colours.findIndex((one) => one.oem_id === style),
  )

/** One on or back, from the last to the first and back (D§4). */
export const wrapped = (at: number, by: number, count: number): number =>
  count === 0 ? 0 : (((at + by) % count) + count) % count

/** A colour as it is spoken of: with its body style, where there is one. */
export const colourWords = ({ name, oem_id }: ModelColour): string => (oem_id ? `${name}, ${oemLabels[oem_id]}` : name)
