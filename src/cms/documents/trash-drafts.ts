import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { isInTrash, isTrashing } from '@/src/domain/content/trash'
import { asPlatform } from './audit-log'

/**
 * A published document with a newer draft goes to the trash as shoppers had it, and comes back with both. Payload would
 * replace what is published by the draft.
 */

type Stored = Readonly<Record<string, unknown>> & { readonly id: string; readonly _status?: 'draft' | 'published' }
type Version = { readonly version: Stored }

/** Moves what is published to the trash; the newer draft stays among the versions. */
export const trashPublished: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const { id, _status: newest } = (originalDoc ?? {}) as Stored
  if (!collection.versions?.drafts || newest !== 'draft' || !isTrashing(data, originalDoc)) return data
  const published = (await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    depth: 0,
    draft: false,
    showHiddenFields: true,
    overrideAccess: true,
    disableErrors: true,
    req,
  })) as Stored | null
  if (published?._status !== 'published') return data
  const { updatedAt: _, ...content } = published
  return { ...content, deletedAt: (data as Stored)['deletedAt'] }
}

/** The draft that was newer than what went to the trash. The newest version is the restored one. */
const findNewerDraft = (versions: readonly Version[]): Stored | undefined => {
  const trashed = versions.findIndex(({ version }) => isInTrash(version))
  const before = trashed === -1 ? undefined : versions[trashed + 1]?.version
  return before?._status === 'draft' ? before : undefined
}

/** Saves the newer draft of a restored document again, over what is published. */
export const restoreDraft: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, req }) => {
  const { id, _status: status } = doc as Stored
  const isRestored = isInTrash(previousDoc) && !isInTrash(doc) && req.context['isRestoringVersion'] !== true
  if (!collection.versions?.drafts || status !== 'published' || !isRestored) return
  const slug = collection.slug as CollectionSlug
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 3,
    depth: 0,
    showHiddenFields: true,
    trash: true,
    overrideAccess: true,
    req,
  })
  const draft = findNewerDraft(docs as unknown as readonly Version[])
  if (draft === undefined) return
  const { deletedAt: _deleted, updatedAt: _updated, createdAt: _created, ...data } = draft
  await req.payload.update({
    collection: slug,
    id,
    data: data as never,
    draft: true,
    depth: 0,
    overrideAccess: true,
    req: asPlatform(req),
  })
}
