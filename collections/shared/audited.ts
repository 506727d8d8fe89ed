import type { CollectionConfig, Field, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { actionOf, type AuditAction, type AuditedField, fieldChanges } from '@/src/domain/audit/changes'
import { idOf, staffOf } from './roles'

type Document = Readonly<Record<string, unknown>>

const plainTypes = new Set(['text', 'textarea', 'email', 'number', 'checkbox', 'select', 'radio', 'date'])

const labelOf = (field: Field & { name: string }): string =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name.replaceAll('_', ' ')

/** The fields of a form from top to bottom, through rows, tabs and groups without a name; hidden ones are left out. */
const auditedFields = (fields: readonly Field[]): readonly AuditedField[] =>
  fields.flatMap((field) => {
    if ('hidden' in field && field.hidden) return []
    if ('name' in field && field.name)
      return [
        { name: field.name, label: labelOf(field as Field & { name: string }), plain: plainTypes.has(field.type) },
      ]
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ name: tab.name, label: String(tab.label ?? tab.name), plain: false }]
          : auditedFields(tab.fields),
      )
    return 'fields' in field ? auditedFields(field.fields) : []
  })

/** What a document is called; one of a kind, such as a home page, by its kind. */
const titleOf = ({ admin, labels }: SanitizedCollectionConfig, document: Document): string => {
  const { useAsTitle = 'id' } = admin
  const title = useAsTitle === 'id' ? labels.singular : document[useAsTitle]
  return (typeof title === 'string' && title !== '' ? title : String(document['id'])).slice(0, 200)
}

type Noted = {
  readonly req: PayloadRequest
  readonly collection: SanitizedCollectionConfig
  readonly document: Document
  readonly before: Document | undefined
  readonly action: AuditAction
}

/** The same request, its transaction with it, as the platform's own work: its author may not write the log. */
export const byPlatform = (req: PayloadRequest): PayloadRequest =>
  ({ ...req, user: null, payloadAPI: 'local' }) as PayloadRequest

/** Written in the change's own transaction: both are there, or neither. The platform's own work has no author. */
const note = async ({ req, collection, document, before, action }: Noted): Promise<void> => {
  const tenant = idOf(document['tenant'])
  const who = (req.user as { email?: string } | null)?.email
  if (!tenant || who === undefined || staffOf(req) === null) return
  // What a new document holds stands in it; what a deleted one held is gone.
  const changes = before ? fieldChanges(auditedFields(collection.fields), before, document) : []
  if (action === 'changed' && changes.length === 0) return
  await req.payload.create({
    collection: 'audit',
    data: {
      tenant,
      who,
      action,
      kind: collection.slug,
      document: String(document['id']),
      title: titleOf(collection, document),
      changes: [...changes],
    },
    depth: 0,
    overrideAccess: true,
    req: byPlatform(req),
  })
}

const isDraft = ({ query }: PayloadRequest): boolean => query['draft'] === 'true'

/** Payload says so while it goes back to a version. */
const isRestoring = ({ context }: PayloadRequest): boolean => context['isRestoringVersion'] === true

/** Notes in the change log whatever staff do to a document of this collection, by whichever door (ADM-02). */
export const audited = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, previousDoc, operation, req, collection: saved }) => {
        const after = doc as Document
        const before = operation === 'create' ? undefined : (previousDoc as Document)
        // What a form saves by itself while it is typed into is not yet what somebody did.
        if (req.query['autosave'] !== 'true')
          await note({
            req,
            collection: saved,
            document: after,
            before,
            action: isRestoring(req) ? 'restored a version' : actionOf(before, after, isDraft(req)),
          })
      },
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      async ({ doc, req, collection: saved }) => {
        const action = saved.trash ? 'deleted for good' : 'deleted'
        await note({ req, collection: saved, document: doc as Document, before: undefined, action })
      },
    ],
  },
})
