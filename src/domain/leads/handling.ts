import { dialled } from '@/src/domain/people/phone'

/** Returns the key that identifies a sender: the phone in E.164, else the email; null without both. */
export const personOf = (lead: { readonly phone?: string | null; readonly email?: string | null }): string | null =>
  dialled(lead.phone ?? '') ?? (lead.email?.trim().toLowerCase() || null)

/** Formats a duration in whole minutes: `45 min`, `2 h 5 min`, `3 days`. */
export const spanWords = (milliseconds: number): string => {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  if (minutes < 60) return `${String(minutes)} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${String(Math.floor(hours / 24))} days`
  return minutes % 60 === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(minutes % 60)} min`
}

export type Waiting = { readonly words: string; readonly tone: 'bad' | 'soon' | 'good' | 'none' }

type Answerable = {
  readonly stage: string
  readonly category: string
  readonly created: Date
  readonly answered: Date | null
}

/**
 * Returns the response status of a lead (ADM-04): waiting, overdue after `overdueMinutes`, or answered and how fast.
 * Phone reveals need no answer.
 */
export const waitingOf = (
  { stage, category, created, answered }: Answerable,
  overdueMinutes: number,
  now: Date,
): Waiting => {
  if (answered) return { words: `Answered in ${spanWords(answered.getTime() - created.getTime())}`, tone: 'good' }
  if (stage !== 'new' || category === 'Phone Call') return { words: '', tone: 'none' }
  const waited = now.getTime() - created.getTime()
  const overdue = waited > overdueMinutes * 60_000
  return { words: `${overdue ? 'Overdue: ' : 'Waits '}${spanWords(waited)}`, tone: overdue ? 'bad' : 'soon' }
}

/** Formats `3 from this person`; empty for a single lead. */
export const fromPersonWords = (count: number): string => (count > 1 ? `${String(count)} from this person` : '')

type Note = {
  readonly id?: string | null
  readonly text: string
  readonly by?: string | null
  readonly at?: string | null
}

/** Sets author and time of new notes and restores those of existing ones, whatever the form sends. */
export const signedNotes = (
  notes: readonly Note[],
  before: readonly Note[],
  who: string,
  now: Date,
): readonly Note[] => {
  const known = new Map(before.map((one) => [one.id, one]))
  return notes.map((note) => {
    const was = note.id ? known.get(note.id) : undefined
    return was ? { ...note, by: was.by ?? null, at: was.at ?? null } : { ...note, by: who, at: now.toISOString() }
  })
}
