import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'

type Document = Readonly<Record<string, unknown>> & { readonly id: string }

const toIsoString = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

/**
 * Stores the current state as a version before the first save, so that documents without history, such as those created
 * by a command, can be restored to it (ADM-02).
 */
export const saveFirstVersion: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  collection,
  req,
}) => {
  const before = originalDoc as Document | undefined
  if (operation !== 'update' || !collection.versions || before === undefined) return data
  const slug = collection.slug as CollectionSlug
  const { totalDocs } = await req.payload.countVersions({
    collection: slug,
    where: { parent: { equals: before.id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return data
  const { id, ...versionData } = before
  const timestamps = { createdAt: toIsoString(before['createdAt']), updatedAt: toIsoString(before['updatedAt']) }
  await req.payload.db.createVersion({
    collectionSlug: slug,
    parent: id,
    versionData: versionData as never,
    autosave: false,
    ...timestamps,
    req,
    returning: false,
  })
  return data
}
