import type { CollectionSlug, Payload, TypeWithID } from 'payload'
import { findDocumentTimeZone } from '@/src/cms/fields/tenant-time-zone'
import type { DocumentPage } from '@/src/domain/collections/document-page'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import type { PayloadJob } from '@/src/payload-types'
import { type PlannedChange, toPlannedChange } from './planned-change'
import { PublishControls } from './publish-controls'

/** The changes of the document that are still to come, soonest first. Its reader may see when it changes. */
const findPlanned = async ({ payload, id, collection }: Props): Promise<readonly PlannedChange[]> => {
  if (id === undefined) return []
  const { docs } = await payload.db.find<PayloadJob & TypeWithID>({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { waitUntil: { greater_than: new Date() } },
        { 'input.doc.value': { equals: String(id) } },
        { 'input.doc.relationTo': { equals: collection } },
      ],
    },
    sort: 'waitUntil',
    limit: 0,
  })
  return docs.map(toPlannedChange)
}

type Props = {
  readonly payload: Payload
  readonly id?: number | string
  readonly collection: CollectionSlug
  readonly page?: DocumentPage
}

const findZone = async ({ payload, id, collection }: Props): Promise<string> =>
  (id === undefined ? undefined : await findDocumentTimeZone(payload, collection, String(id))) ?? DEFAULT_TIME_ZONE

/** Payload's publish button, and beside it ours for publishing at a later time, by the dealer's clocks (CNT-01). */
export const PublishButton = async (props: Props) => (
  <PublishControls
    timezone={await findZone(props)}
    initialPlanned={await findPlanned(props)}
    windowFields={{ start: props.page?.links?.start, expiry: props.page?.links?.expiry }}
  />
)
