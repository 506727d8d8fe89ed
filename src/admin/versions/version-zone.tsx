import type { CollectionSlug, PayloadRequest } from 'payload'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { idOf } from '@/src/domain/content/id-of'
import { zoneAbbreviation } from '@/src/domain/time/format-moment'
import { formatTypedMoment } from '@/src/domain/time/typed-dates'
import { isUuid } from '@/src/domain/uuid'
import { VersionTime } from './version-time'

type Props = {
  readonly req: PayloadRequest
  readonly collectionSlug?: CollectionSlug
  readonly params?: { readonly segments?: readonly string[] }
}

/** The version that an address of the panel shows: `/collections/pages/ID/versions/ID`. */
const findVersionId = (segments: readonly string[] = []): string | undefined => {
  const [folder, id] = segments.slice(-2)
  return folder === 'versions' && id !== undefined && isUuid(id) ? id : undefined
}

/**
 * Names the time of a version in the breadcrumb by the clocks of its dealer (STF-03). Payload formats it on the server,
 * whose clock is in UTC.
 */
export const VersionZone = async ({ req, collectionSlug, params }: Props) => {
  const id = findVersionId(params?.segments)
  if (id === undefined || collectionSlug === undefined) return null
  const version = await req.payload
    .findVersionByID({
      ...{ collection: collectionSlug, id, depth: 0, overrideAccess: false, user: req.user, req },
      ...{ disableErrors: true, trash: true },
    })
    // The page itself says that it may not be read.
    .catch(() => null)
  const tenant = idOf((version as { version?: { tenant?: unknown } } | null)?.version?.tenant)
  if (version === null || tenant === undefined) return null
  const zone = await findTenantTimeZone(req, tenant)
  return (
    <VersionTime text={`${formatTypedMoment(version.updatedAt, zone)} ${zoneAbbreviation(version.updatedAt, zone)}`} />
  )
}
