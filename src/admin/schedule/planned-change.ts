import type { ScheduledChange } from '@/src/domain/content/schedule'

export type PlannedChange = { readonly id: string; readonly change: ScheduledChange; readonly moment: string }

type Job = { readonly id: unknown; readonly input?: unknown; readonly waitUntil?: unknown }

/** A job of Payload's that publishes or unpublishes a document. */
export const toPlannedChange = ({ id, input, waitUntil }: Job): PlannedChange => ({
  id: String(id),
  change: (input as { readonly type?: unknown } | null | undefined)?.type === 'unpublish' ? 'unpublish' : 'publish',
  moment: new Date(waitUntil as string | Date).toISOString(),
})
