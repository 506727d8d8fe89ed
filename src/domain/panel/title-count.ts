const MAX_COUNT = 99

/** Puts a count before the title of a browser tab, in place of the one before: `(3) Vehicles`; none if it is 0. */
export const withTitleCount = (title: string, count: number): string => {
  const bare = title.replace(/^\(\d+\+?\) /, '')
  if (count === 0) return bare
  return `(${count > MAX_COUNT ? `${String(MAX_COUNT)}+` : String(count)}) ${bare}`
}
