/** A stored version of a document, as far as the list of versions shows it. */
export type ListedVersion = {
  readonly id: string
  readonly updatedAt: string
  /** Absent in collections without drafts. */
  readonly status?: 'draft' | 'published' | undefined
}

/** A save in the audit log. */
export type LoggedSave = { readonly createdAt: string; readonly who: string }

/**
 * Names the state of each version, newest first. `isPublished`: shoppers see the document, and so its newest published
 * version.
 */
export const nameVersionStates = (versions: readonly ListedVersion[], isPublished: boolean): readonly string[] => {
  const live = isPublished ? versions.findIndex(({ status }) => status === 'published') : -1
  return versions.map(({ status }, index) => {
    if (status === undefined) return index === 0 ? 'Current' : 'Earlier version'
    if (index === live) return 'On your site now'
    if (status === 'published') return 'Was on your site'
    return index === 0 ? 'Current draft' : 'Earlier draft'
  })
}

/** A save is logged in the transaction that stores the version; its time is read a moment later. */
const MAX_DISTANCE_MS = 10_000

const distance = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other))

/**
 * Finds the logged save of each version by their times: versions have no author of their own. Undefined for a version
 * that no member of staff saved, such as by a schedule.
 */
export const matchSaves = <Save extends LoggedSave>(
  versions: readonly ListedVersion[],
  saves: readonly Save[],
): readonly (Save | undefined)[] => {
  const nearest = (save: Save): string | undefined =>
    versions.toSorted((a, b) => distance(a.updatedAt, save.createdAt) - distance(b.updatedAt, save.createdAt))[0]?.id
  const placedSaves = saves.map((save) => ({ save, version: nearest(save) }))
  return versions.map(({ id, updatedAt }) => {
    const near = placedSaves
      .filter(({ save, version }) => version === id && distance(save.createdAt, updatedAt) <= MAX_DISTANCE_MS)
      .toSorted((a, b) => distance(a.save.createdAt, updatedAt) - distance(b.save.createdAt, updatedAt))
    return near[0]?.save
  })
}
