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

/** `NSW` … `NT` out of a name, a code or the end of `Caringbah, NSW 2229`. */
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

/** The town of `Caringbah, NSW`, its capitals mended only where it has none of its own. */
export const cityOf = (text: string): string | undefined => {
  const town = known(text)?.split(',')[0]?.trim()
  if (town === undefined || town === '' || states.has(bare(town))) return undefined
  return town === town.toUpperCase() || town === town.toLowerCase() ? titled(town) : town
}

const cleanColour = (text: string | undefined): string | undefined => {
  const clean = known(text ?? '')
  // In some listings of new cars the warranty stands where the colour should.
  if (clean === undefined || /\d\s*years?\b|unlimited|\bkms?\b/iu.test(clean) || bare(clean) === 'other')
    return undefined
  return titled(clean)
}

/** Outside colour: the part before the slash of `White / Black`. */
export const colourOf = (text: string): string | undefined => cleanColour(text.split('/')[0])
/** Inside colour: the part after the slash of `White / Black`; of a text without a slash, nothing. */
export const interiorOf = (text: string): string | undefined => cleanColour(text.split('/')[1])
/** A colour in a column of its own. */
export const plainColour = (text: string): string | undefined => cleanColour(text)
