import type { CollectionSlug, PayloadRequest } from 'payload'
import type { NameOfReference } from '@/src/domain/audit/changes'
import type { Reference } from '@/src/domain/content/references'
import { titleOf } from './kind-name'

type ReferencedDocument = Readonly<Record<string, unknown>> & { readonly id: string }

const keyOf = ({ relationTo, value }: Reference): string => `${relationTo} ${value}`

/**
 * Finds the names of documents that others refer to, also of those in the trash. A query for each collection, without
 * the rights of the user: the names are part of what the user has just saved.
 */
export const findReferenceNames = async (
  req: PayloadRequest,
  references: readonly Reference[],
): Promise<NameOfReference> => {
  const names = new Map<string, string>()
  for (const relationTo of new Set(references.map((one) => one.relationTo))) {
    const ids = references.flatMap((one) => (one.relationTo === relationTo ? [one.value] : []))
    const slug = relationTo as CollectionSlug
    const { config } = req.payload.collections[slug]
    const { docs } = await req.payload.find({
      collection: slug,
      where: { id: { in: ids } },
      depth: 0,
      pagination: false,
      trash: true,
      overrideAccess: true,
      req,
    })
    for (const document of docs as unknown as readonly ReferencedDocument[]) {
      const name = titleOf(config, document)
      if (name !== undefined) names.set(keyOf({ relationTo, value: document.id }), name)
    }
  }
  return (reference) => names.get(keyOf(reference))
}
