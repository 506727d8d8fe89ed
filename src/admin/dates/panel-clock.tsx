import type { CollectionSlug, PayloadRequest } from 'payload'
import { findCurrentTimeZone, findDocumentTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { isUuid } from '@/src/domain/uuid'
import { ShownMoments } from './shown-moments'

type Props = {
  readonly req?: PayloadRequest
  readonly collectionSlug?: CollectionSlug
  readonly params?: { readonly segments?: readonly string[] }
}

/** The clocks of a page of the panel: those of the dealer whose document it shows, or of the one that staff work on. */
export const PanelClock = async ({ req, collectionSlug, params }: Props) => {
  if (!req?.user) return null
  const id = params?.segments?.find(isUuid)
  const ownZone =
    id === undefined || collectionSlug === undefined
      ? undefined
      : await findDocumentTimeZone(req.payload, collectionSlug, id)
  const timezone = ownZone ?? (await findCurrentTimeZone(req))
  return <ShownMoments timezone={timezone} />
}
