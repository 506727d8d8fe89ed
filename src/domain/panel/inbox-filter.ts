import { UNANSWERED } from '@/src/domain/leads/handling'
import { OPEN_STAGES } from '@/src/domain/leads/stages'
import { parseChosenDay, toChosenDay } from '@/src/domain/time/day-filters'
import { listHref } from './list-href'

/** Filter of the lead inbox (ADM-04). Absent parts do not filter. */
export type InboxFilter = {
  /** Not empty for leads that wait for an answer. */
  readonly unanswered?: string
  /** A stage, or `ANY_OPEN_STAGE`. */
  readonly stage?: string
  readonly category?: string
  readonly location?: string
  /** A member's id, or the value for unassigned leads. */
  readonly assigned?: string
  /** First day and last day, `YYYY-MM-DD`. */
  readonly from?: string
  readonly to?: string
}

/** Value of the filter for the leads of all stages that are still to be followed up. */
export const ANY_OPEN_STAGE = 'open'

type Condition = Readonly<Record<string, Readonly<Record<string, unknown>>>>
/** Format of conditions in the panel's query string. */
export type InboxWhere = { or: [{ and: Condition[] }] }

const stageConditions = ({ unanswered, stage }: InboxFilter): readonly Condition[] => {
  if (unanswered) return Object.entries(UNANSWERED).map(([field, rule]) => ({ [field]: rule }))
  if (stage === ANY_OPEN_STAGE) return [{ stage: { in: OPEN_STAGES } }]
  return stage ? [{ stage: { equals: stage } }] : []
}

/** Reads the stage, or that the conditions are those of leads that wait for an answer. */
const parseStage = (stage: string | undefined, excludedCategory: string | undefined): InboxFilter => {
  const { stage: newStage, category } = UNANSWERED
  if (stage === newStage.equals && excludedCategory === category.not_equals) return { unanswered: 'yes' }
  return stage ? { stage } : {}
}

/** Converts a filter to the conditions of the list's query. The server reads its days by the dealer's clocks. */
export const toInboxWhere = (filter: InboxFilter): InboxWhere => {
  const { category, location, assigned, from, to } = filter
  const and: Condition[] = [
    ...stageConditions(filter),
    ...(category ? [{ category: { equals: category } }] : []),
    ...(location ? [{ location: { equals: location } }] : []),
    ...(assigned === 'unassigned' ? [{ assigned_to: { exists: false } }] : []),
    ...(assigned && assigned !== 'unassigned' ? [{ assigned_to: { equals: assigned } }] : []),
    ...(from ? [{ createdAt: { greater_than_equal: toChosenDay(from) } }] : []),
    ...(to ? [{ createdAt: { less_than_equal: toChosenDay(to) } }] : []),
  ]
  return { or: [{ and }] }
}

/** URL of the inbox with a filter. */
export const inboxHref = (filter: InboxFilter): string => listHref('leads', ...toInboxWhere(filter).or[0].and)

const listConditions = (where: unknown): readonly Condition[] => {
  const or = (where as { or?: unknown } | null | undefined)?.or
  const first: unknown = Array.isArray(or) ? (or as unknown[])[0] : undefined
  const and = (first as { and?: unknown } | undefined)?.and
  return Array.isArray(and) ? (and as Condition[]) : []
}

/** True for the stages that are still open, as a list or, in an older link, in one text. */
const areOpenStages = (value: unknown): boolean => String(value) === OPEN_STAGES.join(',')

/** Parses the filter from a list's query; other conditions are ignored. */
export const parseInboxFilter = (where: unknown): InboxFilter => {
  const conditions = listConditions(where)
  const findValue = (field: string, operator: string): unknown =>
    conditions.find((one) => one[field] && operator in one[field])?.[field]?.[operator]
  const findText = (field: string, operator: string): string | undefined => {
    const value = findValue(field, operator)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [stage, category, location] = ['stage', 'category', 'location'].map((field) => findText(field, 'equals'))
  const assigned =
    String(findValue('assigned_to', 'exists')) === 'false' ? 'unassigned' : findText('assigned_to', 'equals')
  const [from, to] = ['greater_than_equal', 'less_than_equal'].map((operator) =>
    parseChosenDay(findText('createdAt', operator)),
  )
  return {
    ...parseStage(stage, findText('category', 'not_equals')),
    ...(areOpenStages(findValue('stage', 'in')) ? { stage: ANY_OPEN_STAGE } : {}),
    ...(category ? { category } : {}),
    ...(location ? { location } : {}),
    ...(assigned ? { assigned } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

type NamedOption = { readonly id: string; readonly name: string }

/** Options of the inbox's filters and of the assignment. */
export type InboxChoices = {
  /** Id of the signed-in member. */
  readonly me: string
  readonly members: readonly NamedOption[]
  readonly categories: readonly string[]
  readonly locations: readonly NamedOption[]
}
