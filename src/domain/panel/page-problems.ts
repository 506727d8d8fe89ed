import { type PageContext, type StoredDocument, textOf } from '../collections/document-page'
import { isWindowOpen } from '../content/display-window'
import { findPageOutcome } from '../vehicle-page/page-outcome'

export const findVehicleProblem = (document: StoredDocument, { switches, now }: PageContext): string | undefined => {
  const removedAt = textOf(document, 'removed_at')
  const soldAt = textOf(document, 'sold_at')
  const vehicle = {
    hidden: document['hidden'] === true,
    status: document['status'] as 'sold',
    make: textOf(document, 'make'),
    model: textOf(document, 'model'),
    ...(removedAt === '' ? {} : { removed_at: removedAt }),
    ...(soldAt === '' ? {} : { sold_at: soldAt }),
  }
  if (vehicle.hidden) return 'This vehicle is hidden from the website. To show it, turn off “Hide from the website”.'
  if (removedAt !== '') return 'This vehicle is no longer in its stock feed, so it isn’t on your site.'
  return findPageOutcome(vehicle, { switches }, now).kind === 'shown'
    ? undefined
    : `This vehicle was sold more than ${String(switches.search.sold_days)} days ago, so it’s no longer on your site.`
}

export const findLocationProblem = (document: StoredDocument): string | undefined =>
  document['visible'] === false ? 'This location is hidden from the website. To show it, turn on “Visible”.' : undefined

export const findOfferProblem = (document: StoredDocument, { now }: PageContext): string | undefined => {
  const start = textOf(document, 'start') || undefined
  const expiry = textOf(document, 'expiry') || undefined
  if (isWindowOpen({ start, expiry }, now)) return undefined
  const isUpcoming = start !== undefined && now.getTime() < Date.parse(start)
  return isUpcoming ? 'This offer hasn’t started yet.' : 'This offer has ended.'
}

export const findPostProblem = (document: StoredDocument, { now }: PageContext): string | undefined =>
  Date.parse(textOf(document, 'date')) > now.getTime()
    ? 'Shoppers can open this post from the date you set for it.'
    : undefined
