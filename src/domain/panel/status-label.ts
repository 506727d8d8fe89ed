import type { ScheduledChange } from '@/src/domain/content/schedule'
import type { WindowState } from './promo-window'

type State = {
  /** Payload's state of the newest version; `changed` is a draft of what was published at some time. */
  readonly status: string
  readonly isInTrash: boolean
  /** Shoppers may see the document now, in its last published version. */
  readonly isPublished: boolean
  /** The period in which shoppers see it once it is published. */
  readonly window?: WindowState | undefined
  /** The next change that is scheduled, with its moment in words. */
  readonly planned?: { readonly change: ScheduledChange; readonly at: string } | undefined
}

const DRAFT_LABEL = 'Draft – not on the site'
export const NEWER_DRAFT_LABEL = 'Published – with a newer draft'

const publishedLabel = ({ window, planned }: State): string => {
  if (window?.state === 'Starts' || window?.state === 'Ended') return window.text
  if (planned?.change === 'unpublish') return `Published until ${planned.at}`
  return window?.state === 'Ends' ? `Published – ${window.text.replace('Ends', 'ends')}` : 'Published'
}

const draftLabel = ({ isPublished, planned }: State): string => {
  if (planned?.change !== 'publish') return isPublished ? NEWER_DRAFT_LABEL : DRAFT_LABEL
  return isPublished ? `Published – newer draft scheduled for ${planned.at}` : `Scheduled for ${planned.at}`
}

/**
 * The state of a document in a list. What is in the trash is not on the site, whatever it was before; a draft is not
 * either, unless an older version is still published, nor is what has ended or not begun (ADM-02).
 */
export const statusLabel = (state: State): string => {
  const isPublished = state.status === 'published'
  if (state.isInTrash) return isPublished ? 'In the trash (was published)' : 'In the trash (draft)'
  return isPublished ? publishedLabel(state) : draftLabel(state)
}
