import { compareHref, MAX_COMPARED } from '@/src/domain/accounts/compare'

export const COMPARE_HEADING_ID = 'compare-heading'

/** The id of the link that removes a vehicle. */
export const removeLinkId = (id: string): string => `remove-${id}`

/**
 * Returns the address of a comparison without a vehicle. Its fragment moves the focus to the link that removes the next
 * vehicle, or the one before for the last, or to the heading of an empty comparison.
 */
export const withoutHref = (listedIds: readonly string[], id: string): string => {
  const left = listedIds.filter((one) => one !== id)
  const shown = left.slice(0, MAX_COMPARED)
  const next = shown[listedIds.indexOf(id)] ?? shown.at(-1)
  return `${compareHref(left)}#${next === undefined ? COMPARE_HEADING_ID : removeLinkId(next)}`
}
