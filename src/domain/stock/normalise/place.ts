import { known, spellings, bare, titled } from './words'

const states = spellings({
  NSW: ['New South Wales', 'AU-NSW'],
  VIC: ['Victoria', 'AU-VIC'],
  QLD: ['Queensland', 'AU-QLD'],
  SA: ['South Australia', 'AU-SA'],
  WA: ['Western Australia', 'AU-WA'],
  TAS: ['Tasmania', 'AU-TAS'],
  ACT: ['Australian Capital Territory', 'AU-ACT'],
  NT: ['Northern Territory', 'AU-NT'],
})

/** Parses `NSW` … `NT` from a name, a code or the end of `Caringbah, NSW 2229`. */
export const stateOf = (text: string): string | undefined => {
  const clean = known(text)
  if (clean === undefined) return undefined
  const last =
    clean
      .split(',')
      .at(-1)
      ?.replace(/\d{4}\s*$/u, '') ?? ''
  return states.get(bare(last)) ?? states.get(bare(last.trim().split(' ').at(-1) ?? ''))
}

/** Parses the town from `Caringbah, NSW`; its case is corrected only when it is all upper or all lower case. */
export const cityOf = (text: string): string | undefined => {
  const town = known(text)?.split(',')[0]?.trim()
  if (town === undefined || town === '' || states.has(bare(town))) return undefined
  return town === town.toUpperCase() || town === town.toLowerCase() ? titled(town) : town
}

const cleanColour = (text: string | undefined): string | undefined => {
  const clean = known(text ?? '')
  // Some listings of new cars have the warranty in the colour column.
  if (clean === undefined || /\d\s*years?\b|unlimited|\bkms?\b/iu.test(clean) || bare(clean) === 'other')
    return undefined
  return titled(clean)
}

/** Parses the exterior colour: the part before the slash of `White / Black`. */
export const colourOf = (text: string): string | undefined => cleanColour(text.split('/')[0])
/** Parses the interior colour: the part after the slash of `White / Black`; undefined without a slash. */
export const interiorOf = (text: string): string | undefined => cleanColour(text.split('/')[1])
/** Parses a column that holds one colour only. */
export const plainColour = (text: string): string | undefined => cleanColour(text)
