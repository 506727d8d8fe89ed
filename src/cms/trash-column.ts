import type { CollectionAfterReadHook, CollectionConfig, SanitizedConfig } from 'payload'
import { isColumnChoice, withColumn } from '@/src/domain/panel/list-columns'
import { restoreColumn } from './fields/list-columns'

/**
 * Gives lists with a trash the ways back (ADM-02): “Restore” in each row of the trash, after the title so that a phone
 * shows it too, and an offer to undo above the list that follows a deletion.
 */
export const withWaysBack = (collection: CollectionConfig): CollectionConfig => {
  if (collection.trash !== true) return collection
  const { components, defaultColumns = [] } = collection.admin ?? {}
  const { edit } = components ?? {}
  return {
    ...collection,
    fields: [...collection.fields, restoreColumn],
    admin: {
      ...collection.admin,
      ...(defaultColumns.length > 0 && { defaultColumns: defaultColumns.toSpliced(1, 0, restoreColumn.name) }),
      components: {
        ...components,
        edit: {
          ...edit,
          beforeDocumentControls: [
            ...(edit?.beforeDocumentControls ?? []),
            '/src/admin/trash/note-open-document#NoteOpenDocument',
          ],
        },
        beforeListTable: [...(components?.beforeListTable ?? []), '/src/admin/trash/offer-undo#OfferUndo'],
      },
    },
  }
}

const PREFERENCES_SLUG = 'payload-preferences'
const LIST_KEY = /^collection-(.+)$/u

/** Columns that staff chose before the trash had “Restore” don't name it, and without it there's no way back. */
const addRestoreColumn =
  (trashSlugs: ReadonlySet<string>): CollectionAfterReadHook =>
  ({ doc }) => {
    const { key, value } = doc as { readonly key?: string; readonly value?: unknown }
    const [, slug = ''] = LIST_KEY.exec(key ?? '') ?? []
    if (!trashSlugs.has(slug) || !isColumnChoice(value)) return doc
    return { ...doc, value: { ...value, columns: withColumn(value.columns, restoreColumn.name) } }
  }

/**
 * Mends the lists of the trash where Payload adds the parts itself: “Restore” is among the columns that staff chose, and
 * the status says that a document is in the trash (ADM-02).
 */
export const withTrashLists = (config: SanitizedConfig): SanitizedConfig => {
  const trashed = config.collections.filter(({ trash }) => trash === true)
  for (const { fields } of trashed)
    for (const field of fields)
      if (field.type === 'select' && field.name === '_status')
        field.admin = {
          ...field.admin,
          components: { ...field.admin?.components, Cell: '/src/admin/trash/status-cell#StatusCell' },
        }
  const preferences = config.collections.find(({ slug }) => slug === PREFERENCES_SLUG)
  if (!preferences) throw new Error('Payload has no collection of preferences.')
  const hook = addRestoreColumn(new Set(trashed.map(({ slug }) => slug)))
  preferences.hooks = { ...preferences.hooks, afterRead: [...preferences.hooks.afterRead, hook] }
  return config
}
