import type { PanelRole } from './menu'
import { capitalize, joinWithAnd } from '@/src/domain/text/format-text'
import { formatCount } from '@/src/domain/text/numbers'

/** The groups of the landing page, in order (ADM-03). */
export const attentionKeys = [
  'leads',
  'mine',
  'deliveries',
  'work',
  'schedule',
  'feeds',
  'promos',
  'holidays',
  'licences',
  'drafts',
  'links',
  'photos',
] as const
export type AttentionKey = (typeof attentionKeys)[number]

/** One problem with its detail and a link to the place in the panel to fix it. */
export type AttentionItem = {
  readonly key: string
  readonly title: string
  readonly detail: string
  readonly href: string
  /** Address of a thumbnail. */
  readonly image?: string
  /** `now` if shoppers are affected or someone is waiting; `soon` if there is still time. */
  readonly tone: 'now' | 'soon'
  /** The dealer's name, for staff of several dealers. */
  readonly dealer?: string
  /** True for an item that the reader has hidden; it is listed only on request. */
  readonly isHidden?: true
  /** The number of things that the item stands for; 1 by default. */
  readonly count?: number
}

export type AttentionGroup = {
  readonly key: AttentionKey
  readonly total: number
  /** The first items. */
  readonly items: readonly AttentionItem[]
  /** The list of all items. */
  readonly href: string
  /** The words of a link to that list when the group shows all of its items; without them there is none. */
  readonly list?: string
}

const headings: Readonly<Record<AttentionKey, readonly [one: string, many: string]>> = {
  leads: ['unanswered lead', 'unanswered leads'],
  mine: ['lead assigned to you', 'leads assigned to you'],
  deliveries: ['lead not delivered', 'leads not delivered'],
  work: ['email, text or job that failed', 'emails, texts or jobs that failed'],
  schedule: ['scheduled change that failed or can’t happen', 'scheduled changes that failed or can’t happen'],
  feeds: ['stock feed that failed or is late', 'stock feeds that failed or are late'],
  promos: ['promotion that ended or ends soon', 'promotions that ended or end soon'],
  holidays: ['public holiday without hours', 'public holidays without hours'],
  licences: ['location without a dealer licence', 'locations without a dealer licence'],
  drafts: ['draft waiting to be published', 'drafts waiting to be published'],
  links: ['link that leads nowhere', 'links that lead nowhere'],
  photos: ['vehicle without photos', 'vehicles without photos'],
}

/** The all-clear of each group. */
const allClear: Readonly<Record<AttentionKey, string>> = {
  leads: 'every lead has been answered',
  mine: 'you’ve closed every lead that’s assigned to you',
  deliveries: 'every lead was delivered',
  work: 'no email, text or job failed',
  schedule: 'no scheduled change failed',
  feeds: 'stock feeds are up to date',
  promos: 'no promotion is ending',
  holidays: 'public holidays have hours',
  licences: 'every location has its dealer licence',
  drafts: 'no draft is waiting',
  links: 'every link leads to a page',
  photos: 'every vehicle has photos',
}

/** Formats what was checked for a person with these roles, and nothing else (STF-04): `Every lead has been answered.` */
export const formatAllClear = (roles: readonly PanelRole[], ofOneDealer: boolean): string => {
  const text = joinWithAnd(listAttentionKeys(roles, ofOneDealer).map((key) => allClear[key]))
  return text === '' ? '' : `${capitalize(text)}.`
}

/** Formats a heading: `3 vehicles without photos`. */
export const formatHeading = (key: AttentionKey, total: number): string => formatCount(total, ...headings[key])

const leadKeys: readonly AttentionKey[] = ['leads', 'mine', 'deliveries']
const contentKeys = attentionKeys.filter((key) => key !== 'work' && !leadKeys.includes(key))
/** Lead handlers see only leads, editors all but leads and failed background work, and viewers no feeds or links. */
const keysByRole: Readonly<Record<PanelRole, readonly AttentionKey[]>> = {
  'platform-admin': attentionKeys,
  'tenant-admin': attentionKeys,
  editor: contentKeys,
  viewer: contentKeys.filter((key) => key !== 'feeds' && key !== 'links'),
  'lead-handler': leadKeys,
}

/**
 * Lists the groups for a person with these roles. Links are checked for one dealer only, since all of its content is
 * read.
 */
export const listAttentionKeys = (roles: readonly PanelRole[], ofOneDealer: boolean): readonly AttentionKey[] =>
  attentionKeys.filter(
    (key) => (ofOneDealer || key !== 'links') && roles.some((role) => keysByRole[role].includes(key)),
  )
