import { formatTime } from '@/src/domain/time/clock-times'
import { formatMomentDay, zoneAbbreviation } from '@/src/domain/time/format-moment'
import { localTimeAt } from '@/src/domain/time/zones'

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

const VERSION_OF = 'Version of '

/** The name of a version by its moment in words: `Version of 24 November 2026, 9:30 am AEST`. */
export const nameVersion = (moment: string, timezone: string): string =>
  `${VERSION_OF}${formatMomentDay(moment, timezone)}, ${formatTime(localTimeAt(moment, timezone).split(' ')[1] ?? '')} ${zoneAbbreviation(moment, timezone)}`

export const isVersionName = (text: unknown): text is string => typeof text === 'string' && text.startsWith(VERSION_OF)

/** The name of a document whose title is empty: `Untitled page`. */
export const untitledName = (kind: string): string => `Untitled ${kind.toLowerCase()}`

type Crumb = { readonly label?: unknown; readonly url?: string | undefined }

/** The breadcrumb of a document whose title is empty: a name in place of its id. Any other stays as it is. */
export const nameIdCrumb = <C extends Crumb>(crumbs: readonly C[], id: string, name: string): readonly C[] =>
  crumbs.some(({ label }) => label === id)
    ? crumbs.map((crumb) => (crumb.label === id ? { ...crumb, label: name } : crumb))
    : crumbs

/**
 * The breadcrumb of a document that a dealer has once: its name in place of its list, which staff never see, and its id.
 * Any other breadcrumb stays as it is.
 */
export const nameSingleCrumb = <C extends Crumb>(crumbs: readonly C[], id: string, name: string): readonly C[] => {
  const at = crumbs.findIndex(({ label, url }) => label === id || url?.endsWith(`/${id}`) === true)
  const own = crumbs[at]
  if (own === undefined || (at === 0 && own.label === name)) return crumbs
  return [{ ...own, label: name }, ...crumbs.slice(at + 1)]
}
