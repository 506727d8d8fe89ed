import type { CollectionSlug, PayloadRequest } from 'payload'
import { findAsReader } from '@/src/cms/access/find-as-reader'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { findStaffNames } from '@/src/cms/staff-names'
import type { FieldChange } from '@/src/domain/audit/field-change'
import { idOf } from '@/src/domain/content/id-of'
import { matchSaves, nameVersionStates, type ListedVersion } from '@/src/domain/panel/version-list'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { formatMoment, zoneAbbreviation } from '@/src/domain/time/format-moment'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'

type StoredVersion = {
  readonly id: string
  readonly updatedAt: string
  readonly version: { readonly _status?: 'draft' | 'published'; readonly tenant?: unknown }
}
type Save = { readonly createdAt: string; readonly who: string; readonly changes?: readonly FieldChange[] | null }
type Document = { readonly req: PayloadRequest; readonly collection: CollectionSlug; readonly id: string }

/** More than any document keeps. */
const MAX_VERSIONS = 100

const loadVersions = async ({ req, collection, id }: Document): Promise<readonly StoredVersion[]> => {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    select: { updatedAt: true, version: { _status: true, tenant: true } } as never,
    sort: '-updatedAt',
    depth: 0,
    limit: MAX_VERSIONS,
    pagination: false,
    trash: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id, updatedAt, version }) => ({
    id: String(id),
    updatedAt,
    version: version as StoredVersion['version'],
  }))
}

const loadSaves = ({ req, collection, id }: Document): Promise<readonly Save[]> =>
  findAsReader<Save>(req, {
    collection: 'audit',
    where: { and: [{ kind: { equals: collection } }, { document: { equals: id } }] },
    select: { createdAt: true, who: true, changes: true },
    sort: '-createdAt',
    limit: 2 * MAX_VERSIONS,
  })

const MAX_LABELS = 3

const formatChanges = (changes: Save['changes']): string => {
  const labels = [...new Set((changes ?? []).map(({ label }) => label))]
  const more = labels.length - MAX_LABELS
  return joinWithAnd([...labels.slice(0, MAX_LABELS), ...(more > 0 ? [`${String(more)} more`] : [])])
}

export type VersionLine = ListedVersion & {
  readonly state: string
  readonly time: string
  readonly author: string | undefined
  readonly changes: string
}

const toListed = ({ id, updatedAt, version }: StoredVersion): ListedVersion => ({
  id,
  updatedAt,
  status: version._status,
})

export const loadRows = async (document: Document, isPublished: boolean): Promise<readonly VersionLine[]> => {
  const { req } = document
  const [stored, saves] = [await loadVersions(document), await loadSaves(document)]
  const versions = stored.map(toListed)
  const states = nameVersionStates(versions, isPublished)
  const matched = matchSaves(versions, saves)
  const names = await findStaffNames(
    req,
    saves.map(({ who }) => who),
  )
  const tenant = idOf(stored[0]?.version.tenant)
  const zone = tenant === undefined ? DEFAULT_TIME_ZONE : await findTenantTimeZone(req, tenant)
  return versions.map((version, index) => {
    const who = matched[index]?.who
    return {
      ...version,
      state: states[index] ?? '',
      time: `${formatMoment(version.updatedAt, zone)} ${zoneAbbreviation(version.updatedAt, zone)}`,
      author: who === undefined ? undefined : (names.get(who) ?? who),
      changes: formatChanges(matched[index]?.changes),
    }
  })
}
