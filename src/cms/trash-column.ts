import type { CollectionConfig } from 'payload'
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
