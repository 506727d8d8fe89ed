import { toE164 } from '@/src/domain/phone'
import { type AnsweringHours, isOverdue } from './waiting-time'

/** Category of phone reveals. No answer is expected, so a rule must name this category to notify of them. */
export const CALL_CATEGORY = 'Phone Call'

/** The leads that still wait for an answer (ADM-03), wherever they are counted or listed. */
export const UNANSWERED = { stage: { equals: 'new' }, category: { not_equals: CALL_CATEGORY } } as const

/** Returns the key that identifies a sender: the phone in E.164, else the email; null without both. */
export const senderKeyOf = (lead: { readonly phone?: string | null; readonly email?: string | null }): string | null =>
  toE164(lead.phone ?? '') ?? (lead.email?.trim().toLowerCase() || null)

/** Formats a duration in whole minutes: `45 min`, `2 h 5 min`, `3 days`. */
export const formatDuration = (milliseconds: number): string => {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  if (minutes < 60) return `${String(minutes)} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${String(Math.floor(hours / 24))} days`
  return minutes % 60 === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(minutes % 60)} min`
}

export type ResponseStatus = { readonly text: string; readonly tone: 'bad' | 'soon' | 'good' | 'none' }

type AnswerableLead = {
  readonly stage: string
  readonly category: string
  readonly created: Date
  readonly answered: Date | null
}

/**
 * Returns the response status of a lead (ADM-04): waiting, overdue after `overdueMinutes` of its location's opening
 * hours, or answered and how fast. Phone reveals need no answer.
 */
export const responseStatusOf = (
  { stage, category, created, answered }: AnswerableLead,
  overdueMinutes: number,
  now: Date,
  answering?: AnsweringHours,
): ResponseStatus => {
  if (answered) return { text: `Answered in ${formatDuration(answered.getTime() - created.getTime())}`, tone: 'good' }
  if (stage !== UNANSWERED.stage.equals || category === CALL_CATEGORY) return { text: '', tone: 'none' }
  const waitMs = now.getTime() - created.getTime()
  return isOverdue(created, now, overdueMinutes, answering)
    ? { text: `Overdue: ${formatDuration(waitMs)}`, tone: 'bad' }
    : { text: `Waiting ${formatDuration(waitMs)}`, tone: 'soon' }
}

/** Formats `2 more from this person` for three leads; empty for a single one. */
export const formatSenderCount = (count: number): string =>
  count > 1 ? `${String(count - 1)} more from this person` : ''

type Note = {
  readonly id?: string | null
  readonly text: string
  readonly by?: string | null
  readonly at?: string | null
}

/** Sets author and time of new notes and restores those of existing ones, whatever the form sends. */
export const stampNotes = (
  notes: readonly Note[],
  before: readonly Note[],
  author: string,
  now: Date,
): readonly Note[] => {
  const notesById = new Map(before.map((one) => [one.id, one]))
  return notes.map((note) => {
    const previous = note.id ? notesById.get(note.id) : undefined
    return previous
      ? { ...note, by: previous.by ?? null, at: previous.at ?? null }
      : { ...note, by: author, at: now.toISOString() }
  })
}
