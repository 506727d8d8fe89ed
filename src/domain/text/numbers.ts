/** Formats a number with at most three decimals, `1234.5` → `1,234.5`, identically in every browser and on the server. */
export const formatNumber = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(/\d+/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','))

/** Formats a number rounded to an integer: `45210` → `45,210`. */
export const formatInteger = (value: number): string => formatNumber(Math.round(value))

/** Formats a count with its noun: `1 car`, `1,234 cars`. `many` is only needed for an irregular plural. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const NO_BREAK_SPACE = '\u00A0'

/** Binds a number to the unit that follows it at the end of a text, `695 mm`, so that no line breaks between them. */
export const bindUnit = (text: string): string => text.replace(/(?<=\d) (?=\p{L}+$)/u, NO_BREAK_SPACE)
