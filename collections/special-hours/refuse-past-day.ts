import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { pastDayProblem } from '@/src/domain/locations/special-hours-problems'
import { dayAtWesternmost } from '@/src/domain/time/zones'

/** Refuses a day that is over, when staff add it or move a day to it (LOC-05). An imported folder may have such days. */
export const refusePastDay: CollectionBeforeChangeHook = ({ data, originalDoc, req, collection }) => {
  const date = (data as { readonly date?: unknown }).date
  const isUnchanged = date === (originalDoc as { readonly date?: unknown } | undefined)?.date
  const message =
    req.payloadAPI === 'REST' && typeof date === 'string' && !isUnchanged
      ? pastDayProblem(date, dayAtWesternmost(new Date()))
      : undefined
  if (message === undefined) return data
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'date', message }] }, req.t)
}
