type State = {
  /** Payload's state of the newest version; `changed` is a draft of what was published at some time. */
  readonly status: string
  readonly isInTrash: boolean
  /** Shoppers may see the document now, in its last published version. */
  readonly isPublished: boolean
}

const DRAFT_LABEL = 'Draft – not on the site'
export const NEWER_DRAFT_LABEL = 'Published – with a newer draft'

/**
 * The state of a document in a list. What is in the trash is not on the site, whatever it was before; a draft is not
 * either, unless an older version is still published (ADM-02).
 */
export const statusLabel = ({ status, isInTrash, isPublished }: State): string => {
  if (isInTrash) return status === 'published' ? 'In the trash (was published)' : 'In the trash (draft)'
  if (status === 'published') return 'Published'
  return isPublished ? NEWER_DRAFT_LABEL : DRAFT_LABEL
}
