export const auditActions = [
  'created',
  'changed',
  'saved a draft',
  'published',
  'unpublished',
  'moved to trash',
  'restored from trash',
  'restored a version',
  'deleted',
  'deleted for good',
] as const
export type AuditAction = (typeof auditActions)[number]

type SavedDocument = Readonly<Record<string, unknown>> & { readonly _status?: unknown; readonly deletedAt?: unknown }

/** Returns the action of a save; `draft` is true if it was saved as a draft beside the published version. */
export const auditActionOf = (before: SavedDocument | undefined, after: SavedDocument, draft: boolean): AuditAction => {
  if (!before) return 'created'
  const isTrashed = Boolean(after.deletedAt)
  if (isTrashed !== Boolean(before.deletedAt)) return isTrashed ? 'moved to trash' : 'restored from trash'
  if (draft) return 'saved a draft'
  if (after._status === 'published' && before._status === 'draft') return 'published'
  if (after._status === 'draft' && before._status === 'published') return 'unpublished'
  return 'changed'
}
