/**
 * Reports whether a name is these parts with anything between them. Each part is taken where it is found first, so that
 * the time does not grow with the number of wildcards: anyone may restrict a published key.
 */
const matchesParts = (name: string, [first = '', ...others]: readonly string[]): boolean => {
  const last = others.pop()
  if (last === undefined) return name === first
  if (!name.startsWith(first)) return false
  let at = first.length
  for (const part of others) {
    const found = name.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return name.length - last.length >= at && name.endsWith(last)
}

/** Creates a test of index names from patterns separated by commas, in which `*` matches anything. */
export const createIndexTest = (restriction: string): ((name: string) => boolean) => {
  const patterns = restriction
    .split(',')
    .filter((pattern) => pattern !== '')
    .map((pattern) => pattern.split('*'))
  return (name) => name.length <= 256 && patterns.some((parts) => matchesParts(name, parts))
}
