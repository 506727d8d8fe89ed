type TrashableDocument = Readonly<Record<string, unknown>> | null | undefined

/** Checks whether a document is in the trash. */
export const isInTrash = (document: unknown): boolean => Boolean((document as TrashableDocument)?.['deletedAt'])

/** Checks whether a save moves a document to the trash. */
export const isTrashing = (data: unknown, before: unknown): boolean => isInTrash(data) && !isInTrash(before)

/** Checks whether a save takes a document out of the trash. */
export const isLeavingTrash = (data: unknown, before: unknown): boolean =>
  isInTrash(before) && (data as TrashableDocument)?.['deletedAt'] === null
