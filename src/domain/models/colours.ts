import { oemIds, oemLabels, type ModelColour, type OemId } from './model'

/** Rules of the colour and variant picker (MOD-04). */

/** Tabs by body style need at least this many styles and more than this many colours (MOD-04). */
const MIN_STYLES = 3
const MAX_COLOURS_WITHOUT_TABS = 15

/** Order: wagon, sedan, hatch; dual, extra, single cab; 2 door, 4 door; no style last (MOD-04). */
const styleRankOf = (style: OemId | undefined): number => (style === undefined ? oemIds.length : oemIds.indexOf(style))

/** Sorts colours by body style; within a style staff's order stays. */
export const sortByStyle = (colours: readonly ModelColour[]): readonly ModelColour[] =>
  [...colours].sort((one, other) => styleRankOf(one.oem_id) - styleRankOf(other.oem_id))

/**
 * Lists the tabs by variant: the model's variants that have colours, in its order, then other variants that colours
 * name. Empty if there are fewer than two.
 */
export const listVariantTabs = (
  variants: readonly { readonly name: string }[],
  colours: readonly ModelColour[],
): readonly string[] => {
  if (colours.length === 0) return []
  const hasSharedColours = colours.some((one) => one.model_variant_name === undefined)
  const variantNames = new Set(colours.flatMap((one) => one.model_variant_name ?? []))
  const known = variants.map(({ name }) => name).filter((name) => hasSharedColours || variantNames.has(name))
  const tabs = [...new Set([...known, ...variantNames])]
  return tabs.length > 1 ? tabs : []
}

/** Lists the colours of a variant, including those of all variants; all colours without a variant. */
export const listColours = (colours: readonly ModelColour[], variant: string | undefined): readonly ModelColour[] =>
  sortByStyle(
    variant === undefined
      ? colours
      : colours.filter(({ model_variant_name: own }) => own === undefined || own === variant),
  )

/** Lists the tabs by body style (MOD-04); empty unless there are three styles and more than fifteen colours. */
export const listStyleTabs = (colours: readonly ModelColour[]): readonly OemId[] => {
  const styles = oemIds.filter((style) => colours.some((one) => one.oem_id === style))
  return styles.length >= MIN_STYLES && colours.length > MAX_COLOURS_WITHOUT_TABS ? styles : []
}

/** Returns the index of a body style's first colour; 0 if it has none. */
export const findFirstOfStyle = (colours: readonly ModelColour[], style: OemId): number =>
  Math.max(
    0,
    colours.findIndex((one) => one.oem_id === style),
  )

/** Moves an index forward or back, wrapping around at both ends (MOD-04). */
export const wrapIndex = (index: number, step: number, count: number): number =>
  count === 0 ? 0 : (((index + step) % count) + count) % count

/** Formats a colour with its body style, if it has one. */
export const formatColour = ({ name, oem_id }: ModelColour): string => (oem_id ? `${name}, ${oemLabels[oem_id]}` : name)
