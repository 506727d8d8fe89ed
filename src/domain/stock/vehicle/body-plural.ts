/** Bodies that describe a vehicle and have no plural of their own: “Naked motorcycles”. */
const describingBodies: ReadonlySet<string> = new Set([
  ...['Naked', 'Sport', 'Touring', 'Adventure', 'Off-road', 'Enduro', 'Motocross', 'Trail'],
  ...['Refrigerated', 'Hybrid', 'Commercial'],
])

const toPlural = (body: string): string => {
  if (body.endsWith('Chassis')) return body
  // The `ch` of a pantech is spoken as k.
  return /(?:s|x|(?<!te)ch|sh)$/iu.test(body) ? `${body}es` : `${body}s`
}

/** Returns a body as the name of a list: `SUVs`, `Cab Chassis`, `Naked motorcycles`. `noun` is the dealer's plural. */
export const bodyPlural = (body: string, noun: string): string =>
  describingBodies.has(body) ? `${body} ${noun}` : toPlural(body)

/** Returns the same name within a sentence: `utes`, but `SUVs`. */
export const bodyPluralInText = (body: string, noun: string): string => {
  const plural = bodyPlural(body, noun)
  return /^\p{Lu}{2}/u.test(plural) ? plural : plural.toLowerCase()
}
