import type { CollectionSlug, PayloadRequest } from 'payload'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { idOf } from '@/src/domain/content/id-of'
import { nameVersion } from '@/src/domain/panel/version-list'
import { isUuid } from '@/src/domain/uuid'
import { VersionTime } from './version-time'

type Props = {
  readonly req: PayloadRequest
  readonly collectionSlug?: CollectionSlug
  readonly params?: { readonly segments?: readonly string[] }
}

type Version = { readonly id: string; readonly parent: string }

/** The version that an address of the panel shows: `/collections/pages/ID/versions/ID`. */
const findVersionId = (segments: readonly string[] = []): string | undefined => {
  const [folder, id] = segments.slice(-2)
  return folder === 'versions' && id !== undefined && isUuid(id) ? id : undefined
}

/**
 * The version to compare the oldest one with: the newest. Undefined for any other version, which Payload compares with
 * the one before it.
 */
const findComparison = async (req: PayloadRequest, collection: CollectionSlug, version: Version) => {
  const findFirst = async (sort: string): Promise<string | undefined> => {
    const { docs } = await req.payload.findVersions({
      collection,
      sort,
      where: { parent: { equals: version.parent } },
      select: { updatedAt: true } as never,
      limit: 1,
      pagination: false,
      depth: 0,
      trash: true,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return docs[0]?.id
  }
  if ((await findFirst('updatedAt')) !== version.id) return undefined
  const newest = await findFirst('-updatedAt')
  return newest === version.id ? undefined : newest
}

/**
 * Names the version in the breadcrumb by the clocks of its dealer (STF-03). Payload formats its time on the server, whose
 * clock is in UTC.
 */
export const VersionZone = async ({ req, collectionSlug, params }: Props) => {
  const id = findVersionId(params?.segments)
  if (id === undefined || collectionSlug === undefined) return null
  const version = await req.payload
    .findVersionByID({
      collection: collectionSlug,
      id,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
      disableErrors: true,
      trash: true,
    })
    // The page itself says that it may not be read.
    .catch(() => null)
  const tenant = idOf((version as { version?: { tenant?: unknown } } | null)?.version?.tenant)
  if (version === null || tenant === undefined) return null
  const zone = await findTenantTimeZone(req, tenant)
  const comparison = await findComparison(req, collectionSlug, version as Version)
  const text = nameVersion(version.updatedAt, zone)
  return <VersionTime text={text} id={id} {...(comparison !== undefined && { comparison })} />
}
