/** Vehicles that can be compared side by side. */
export const MAX_COMPARED = 4

export const compareHref = (ids: readonly string[]): string =>
  `/compare${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`
