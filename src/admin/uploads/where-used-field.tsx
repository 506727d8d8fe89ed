import type { UIFieldServerProps } from 'payload'
import { findWhereUsed } from '@/src/cms/documents/where-used'
import type { UploadSlug } from '@/src/services/content/find-uses'
import { UsedDocuments } from './used-documents'

/** In the form of an upload: the documents that use it, as far as the reader may open them (ADM-02). */
export const WhereUsedField = async ({ req, id, collectionSlug }: UIFieldServerProps) => {
  if (id === undefined) return null
  const { documents, others } = await findWhereUsed(req, collectionSlug as UploadSlug, [String(id)])
  return (
    <section className="field-type" aria-label="Where used">
      <h3 className="field-label">Where used</h3>
      {documents.length + others === 0 ? (
        <p className="list-muted">Not used anywhere.</p>
      ) : (
        <UsedDocuments documents={documents} others={others} />
      )}
    </section>
  )
}
