import type { CollectionSlug, Payload } from 'payload'
import { findDocumentTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { PublishControls } from './publish-controls'

type Props = { readonly payload: Payload; readonly id?: number | string; readonly collection: CollectionSlug }

const findZone = async ({ payload, id, collection }: Props): Promise<string> =>
  (id === undefined ? undefined : await findDocumentTimeZone(payload, collection, String(id))) ?? DEFAULT_TIME_ZONE

/** Payload's publish button, and beside it ours for publishing at a later time, by the dealer's clocks (CNT-01). */
export const PublishButton = async (props: Props) => <PublishControls timezone={await findZone(props)} />
