import type { CollectionConfig, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { listChangedReferences, listFieldChanges } from '@/src/domain/audit/changes'
import { auditActionOf, type AuditAction } from '@/src/domain/audit/audit-action'
import type { FieldChange } from '@/src/domain/audit/field-change'
import { untitledName } from '@/src/domain/panel/version-list'
import { isTrashing } from '@/src/domain/content/trash'
import { idOf } from '@/src/domain/content/id-of'
import { staffOf } from '../access/roles'
import { declarationOf } from '@/src/domain/collections/declaration'
import { formatStoredDate } from '@/src/domain/time/days'
import { kindName, titleOf } from './kind-name'
import { findReferenceNames } from './reference-names'
import { listAuditedFields } from './audited-fields'

type Document = Readonly<Record<string, unknown>>

/** The value that tells a document from others with its title; `25 December 2026` for a day. */
const distinctionOf = (collection: SanitizedCollectionConfig, document: Document): readonly string[] => {
  const { [declarationOf(collection)?.distinguishedBy ?? '']: value } = document
  return typeof value === 'string' && value !== '' ? [formatStoredDate(value)] : []
}

/** The document's title; for a document that its dealer has once, such as the home page, the name of its kind. */
const documentTitle = (collection: SanitizedCollectionConfig, document: Document): string => {
  const name = kindName(collection)
  const { useAsTitle = 'id' } = collection.admin
  const title = useAsTitle === 'id' ? name : (titleOf(collection, document) ?? untitledName(name))
  return [title, ...distinctionOf(collection, document)].join(', ').slice(0, 200)
}

type AuditEntry = {
  readonly req: PayloadRequest
  readonly collection: SanitizedCollectionConfig
  readonly document: Document
  readonly before: Document | undefined
  readonly action: AuditAction
}

/** Returns the request in its transaction, but without its user, because staff may not write the audit log. */
export const asPlatform = (req: PayloadRequest): PayloadRequest =>
  ({ ...req, user: null, payloadAPI: 'local' }) as PayloadRequest

/** Lists the changed fields of a save. Created and deleted documents have none. */
const listChanges = async ({ req, collection, document, before }: AuditEntry): Promise<readonly FieldChange[]> => {
  // A document in the trash may be older than the draft before it.
  if (!before || isTrashing(document, before)) return []
  const fields = listAuditedFields(collection.fields)
  const references = listChangedReferences(fields, before, document)
  return listFieldChanges(fields, before, document, await findReferenceNames(asPlatform(req), references))
}

/**
 * Writes an entry in the transaction of the change, so that both are stored or neither. Changes by the platform itself
 * have no author and are not logged.
 */
const writeAuditEntry = async (entry: AuditEntry): Promise<void> => {
  const { req, collection, document, action } = entry
  const tenant = idOf(document['tenant'])
  const who = (req.user as { email?: string } | null)?.email
  if (!tenant || who === undefined || staffOf(req) === null) return
  const changes = await listChanges(entry)
  if (action === 'changed' && changes.length === 0) return
  await req.payload.create({
    collection: 'audit',
    data: {
      tenant,
      who,
      action,
      kind: collection.slug,
      document: String(document['id']),
      title: documentTitle(collection, document),
      changes: [...changes],
    },
    depth: 0,
    overrideAccess: true,
    req: asPlatform(req),
  })
}

const isDraft = ({ query }: PayloadRequest): boolean => query['draft'] === 'true'

/** Payload sets this flag while it restores a version. */
const isRestoringVersion = ({ context }: PayloadRequest): boolean => context['isRestoringVersion'] === true

/** Records each change that staff make to documents of this collection, through the panel or any API (ADM-02). */
export const withAuditLog = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, previousDoc, operation, req, collection: saved }) => {
        const after = doc as Document
        const before = operation === 'create' ? undefined : (previousDoc as Document)
        // Autosaves are skipped: only a save by a person counts as a change.
        if (req.query['autosave'] !== 'true')
          await writeAuditEntry({
            req,
            collection: saved,
            document: after,
            before,
            action: isRestoringVersion(req) ? 'restored a version' : auditActionOf(before, after, isDraft(req)),
          })
      },
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      async ({ doc, req, collection: saved }) => {
        const action = saved.trash ? 'deleted for good' : 'deleted'
        await writeAuditEntry({ req, collection: saved, document: doc as Document, before: undefined, action })
      },
    ],
  },
})
