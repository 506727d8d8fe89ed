import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes a vehicle's documents with it, also those in the trash, so that their files are removed too (SHP-08). */
export const deleteDocuments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'vehicle-documents',
    where: { vehicle: { equals: id } },
    trash: true,
    overrideAccess: true,
    req,
  })
}
