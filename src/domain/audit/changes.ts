import { truncate } from '@/src/domain/text/format-text'
/** A collection's field in the audit log. */
export type AuditedField = {
  readonly name: string
  readonly label: string
  /** True for text, numbers, choices, dates and switches. For other fields the log has only the name. */
  readonly plain: boolean
}

/** One changed field of a save, as staff read it (ADM-02). */
export type FieldChange = {
  readonly field: string
  readonly label: string
  readonly before?: string
  readonly after?: string
}

type Values = Readonly<Record<string, unknown>>

/** Values are truncated: the log is a summary, versions hold the complete values. */
const MAX_VALUE_CHARS = 200

/** Fields that the database or Payload sets on each save. */
const systemFields = new Set(['id', 'tenant', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

const isDocument = (value: object): value is { readonly id: string } =>
  'id' in value && typeof value.id === 'string' && 'createdAt' in value && 'updatedAt' in value

/** Normalises a value for comparison: related documents become ids, keys are sorted, empty values become null. */
const toComparable = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(toComparable)
  if (typeof value !== 'object') return value
  if (isDocument(value)) return value.id
  const entries = Object.entries(value)
    .map(([key, one]) => [key, toComparable(one)] as const)
    .filter(([, one]) => one !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  const text = typeof value === 'string' ? value : JSON.stringify(toComparable(value))
  return truncate(text, MAX_VALUE_CHARS)
}

const isSameValue = (before: unknown, after: unknown): boolean =>
  JSON.stringify(toComparable(before)) === JSON.stringify(toComparable(after))

/** Lists the fields in which two versions of a document differ, in the order of the form. */
export const listFieldChanges = (
  fields: readonly AuditedField[],
  before: Values | undefined,
  after: Values | undefined,
): readonly FieldChange[] =>
  fields
    .filter(({ name }) => !systemFields.has(name) && !isSameValue(before?.[name], after?.[name]))
    .map(({ name, label, plain }) => ({
      field: name,
      label,
      ...(plain && { before: formatValue(before?.[name]), after: formatValue(after?.[name]) }),
    }))

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

type SavedDocument = Values & { readonly _status?: unknown; readonly deletedAt?: unknown }

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
