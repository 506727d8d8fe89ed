import type { CollectionSlug, FieldDiffServerProps, PayloadRequest } from 'payload'
import { findCurrentTimeZone, findDocumentTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { formatZonedMoment } from '@/src/domain/time/format-moment'
import { LinesComparison } from './value-diffs'

/** The zone of the document that the page shows. */
const findZone = async (req: PayloadRequest): Promise<string> => {
  const { collection, id } = (req.routeParams ?? {}) as { readonly collection?: CollectionSlug; readonly id?: string }
  const zone =
    collection === undefined || id === undefined ? undefined : await findDocumentTimeZone(req.payload, collection, id)
  return zone ?? findCurrentTimeZone(req)
}

const toMomentText = (value: unknown): string | undefined =>
  value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : undefined

/** A moment by the dealer's clocks; Payload's own comparison uses the clocks of the browser (STF-03). */
export const MomentDiff = async (props: FieldDiffServerProps) => {
  const zone = await findZone(props.req)
  const lines = (value: unknown): readonly string[] => {
    const moment = toMomentText(value)
    return moment === undefined ? [] : [formatZonedMoment(moment, zone)]
  }
  return <LinesComparison from={lines(props.comparisonValue)} to={lines(props.versionValue)} props={props} />
}
