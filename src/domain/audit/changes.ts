/** A field of a collection, as far as the change log is concerned. */
export type AuditedField = {
  readonly name: string
  readonly label: string
  /** Whether its value is a few words: text, number, choice, date, switch. Of others only the name is noted. */
  readonly plain: boolean
}

/** What a save changed in one field, as staff read it (ADM-02). */
export type FieldChange = {
  readonly field: string
  readonly label: string
  readonly before?: string
  readonly after?: string
}

type Values = Readonly<Record<string, unknown>>

/** Characters of a value that are kept: the log says what changed, versions hold all of it. */
const most = 200

/** Set by the database on each save, or by Payload beside the document. */
const ours = new Set(['id', 'tenant', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

const isDocument = (value: object): value is { readonly id: string } =>
  'id' in value && typeof value.id === 'string' && 'createdAt' in value && 'updatedAt' in value

/** The same value in the same words, whether related documents came with it or by id, in whatever order of keys. */
const settled = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(settled)
  if (typeof value !== 'object') return value
  if (isDocument(value)) return value.id
  const entries = Object.entries(value)
    .map(([key, one]) => [key, settled(one)] as const)
    .filter(([, one]) => one !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  const text = typeof value === 'string' ? value : JSON.stringify(settled(value))
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(settled(before)) === JSON.stringify(settled(after))

/** The fields in which two versions of a document differ, in the order of the form; empty where none does. */
export const fieldChanges = (
  fields: readonly AuditedField[],
  before: Values | undefined,
  after: Values | undefined,
): readonly FieldChange[] =>
  fields
    .filter(({ name }) => !ours.has(name) && !isSame(before?.[name], after?.[name]))
    .map(({ name, label, plain }) => ({
      field: name,
      label,
      ...(plain && { before: words(before?.[name]), after: words(after?.[name]) }),
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

type Saved = Values & { readonly _status?: unknown; readonly deletedAt?: unknown }

/** What a save did to a document, in one word; `draft` says that it was saved as a draft beside what is public. */
export const actionOf = (before: Saved | undefined, after: Saved, draft: boolean): AuditAction => {
  if (!before) return 'created'
  const trashed = Boolean(after.deletedAt)
  if (trashed !== Boolean(before.deletedAt)) return trashed ? 'moved to trash' : 'restored from trash'
  if (draft) return 'saved a draft'
  if (after._status === 'published' && before._status === 'draft') return 'published'
  if (after._status === 'draft' && before._status === 'published') return 'unpublished'
  return 'changed'
}
