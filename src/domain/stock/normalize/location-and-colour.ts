import { toKnownText, createSpellingMap, toMatchKey, toTitleCase } from './text'

const states = createSpellingMap({
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
export const parseState = (text: string): string | undefined => {
  const clean = toKnownText(text)
  if (clean === undefined) return undefined
  const last =
    clean
      .split(',')
      .at(-1)
      ?.replace(/\d{4}\s*$/u, '') ?? ''
  return states.get(toMatchKey(last)) ?? states.get(toMatchKey(last.trim().split(' ').at(-1) ?? ''))
}

/** Parses the town from `Caringbah, NSW`; its case is corrected only when it is all upper or all lower case. */
export const parseCity = (text: string): string | undefined => {
  const town = toKnownText(text)?.split(',')[0]?.trim()
  if (town === undefined || town === '' || states.has(toMatchKey(town))) return undefined
  return town === town.toUpperCase() || town === town.toLowerCase() ? toTitleCase(town) : town
}

/** Returns a colour in Australian spelling: `Storm Gray` → `Storm Grey`. */
export const spellColour = (colour: string): string =>
  colour.replaceAll(/\b(G)ray\b/giu, (_, first: string) => `${first}rey`)

/** Punctuation around the kind of a paint: `Silver - Metallic`, `White (Solid)`. */
const PAINT_MARKS = /[()*"]|\s-+\s/gu

/** Abbreviations. The name of a paint stays as its maker gave it; the basic colour that finds it is in `basicColours`. */
const colourCodes = createSpellingMap({
  White: ['wht'],
  Black: ['blk'],
  Silver: ['slv', 'sil'],
  Grey: ['gry', 'gra'],
  Blue: ['blu'],
  Green: ['grn'],
  Orange: ['org'],
})

const normalizeColour = (text: string | undefined): string | undefined => {
  const clean = toKnownText(text ?? '')
  // Some listings of new cars have the warranty in the colour column.
  if (clean === undefined || /\d\s*years?\b|unlimited|\bkms?\b/iu.test(clean) || toMatchKey(clean) === 'other')
    return undefined
  const name = toTitleCase(clean.replaceAll(PAINT_MARKS, ' '))
  return name === '' || /^\d+$/u.test(name) ? undefined : spellColour(colourCodes.get(toMatchKey(name)) ?? name)
}

/** Parses the exterior colour: the part before the slash of `White / Black`. */
export const parseExteriorColour = (text: string): string | undefined => normalizeColour(text.split('/')[0])
/** Parses the interior colour: the part after the slash of `White / Black`; undefined without a slash. */
export const parseInteriorColour = (text: string): string | undefined => normalizeColour(text.split('/')[1])
/** Parses a column that holds one colour only. */
export const parseColour = (text: string): string | undefined => normalizeColour(text)
