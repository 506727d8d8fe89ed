import type { CollectionSlug, Payload } from 'payload'
import { findTimeZones } from '@/src/cms/fields/tenant-time-zone'
import { idOf } from '@/src/domain/content/id-of'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { PublishControls } from './publish-controls'

type Props = { readonly payload: Payload; readonly id?: number | string; readonly collection: CollectionSlug }

/** The zone of the dealer whose document it is. */
const findDocumentZone = async ({ payload, id, collection }: Props): Promise<string> => {
  if (id === undefined) return DEFAULT_TIME_ZONE
  const document = await payload.findByID({
    collection,
    id: String(id),
    select: { tenant: true },
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  const tenant = idOf((document as { readonly tenant?: unknown } | null)?.tenant)
  if (tenant === undefined) return DEFAULT_TIME_ZONE
  return (await findTimeZones(payload, [tenant])).get(tenant) ?? DEFAULT_TIME_ZONE
}

/** Payload's publish button, and beside it ours for publishing at a later time, by the dealer's clocks (CNT-01). */
export const PublishButton = async (props: Props) => <PublishControls timezone={await findDocumentZone(props)} />
