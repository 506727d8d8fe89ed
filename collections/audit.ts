import type { CollectionAfterOperationHook, Field, PayloadRequest, Where } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'
import { limitForOthers } from '@/src/cms/access/access'
import { allRoles } from '@/src/domain/panel/menu'
import { auditActions } from '@/src/domain/audit/audit-action'
import { FEED_AUTHOR } from '@/src/domain/audit/field-change'
import { listPagination } from '@/src/cms/fields/list-columns'
import { readOnlyField } from '@/src/cms/fields/read-only-fields'
import { findStaffNames } from '@/src/cms/staff-names'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

type AuditEntry = { readonly who?: string | null; author?: string | null }

/** Adds the author's name to the entries of an answer, in one query for all of them. */
const nameAuthors: CollectionAfterOperationHook = async ({ args, operation, result }) => {
  const entries = operation === 'find' ? (result as { readonly docs: readonly AuditEntry[] }).docs : []
  const emails = entries.flatMap(({ who }) => who ?? [])
  const names =
    emails.length === 0 ? new Map<string, string>() : await findStaffNames(args.req as PayloadRequest, emails)
  for (const entry of entries) {
    const name = names.get(entry.who ?? '')
    if (name !== undefined) entry.author = name
  }
  return result
}

const fields: Field[] = [
  {
    name: 'who',
    label: 'User',
    type: 'text',
    required: true,
    index: true,
    admin: { components: { Cell: '/src/admin/audit/author-cell#AuthorCell' } },
  },
  // The author's name, where one is known. It is read with the entry, so that a new name is shown at once.
  { name: 'author', type: 'text', virtual: true, admin: { hidden: true } },
  {
    name: 'action',
    label: 'Action',
    type: 'select',
    required: true,
    enumName: 'audit_action',
    options: auditActions.map((value) => ({ label: value, value })),
  },
  {
    name: 'title',
    label: 'Item',
    type: 'text',
    required: true,
    admin: {
      components: { Field: '/src/admin/audit/item-cells#ItemField', Cell: '/src/admin/audit/item-cells#ItemCell' },
    },
  },
  {
    name: 'kind',
    label: 'Type',
    type: 'text',
    required: true,
    admin: {
      // The stored values are slugs of collections, which staff don't know; `kind-filter.tsx` has their words.
      disableListFilter: true,
      components: { Field: '/src/admin/audit/item-cells#KindField', Cell: '/src/admin/audit/item-cells#KindCell' },
    },
  },
  { name: 'document', type: 'text', required: true, admin: { hidden: true, disableListFilter: true } },
  {
    name: 'changes',
    label: 'Changed fields',
    type: 'json',
    admin: {
      components: {
        Field: '/src/admin/audit/changes-field#ChangesField',
        Cell: '/src/admin/audit/changes-cell#ChangesCell',
      },
    },
  },
]

/** Excludes changes to what shoppers sent: their titles and values are personal data (ADM-01). */
const withoutShopperData = ({ payload }: PayloadRequest): Where => {
  const collections = payload.config.collections.filter((one) => declarationOf(one)?.shopperData)
  return { kind: { not_in: collections.map(({ slug }) => slug) } }
}

/**
 * The audit log: one row for each save by a member of staff (ADM-02), which `withAuditLog` writes in the transaction of
 * the change itself, and one for each vehicle whose price or status a feed changed (`log-feed-changes.ts`). No role may
 * edit it.
 */
const declared = tenantOwned(
  {
    slug: 'audit',
    labels: { singular: 'Change', plural: 'Audit log' },
    admin: {
      listSearchableFields: ['title', 'who'],
      pagination: listPagination,
      useAsTitle: 'title',
      // Changes by feeds are listed in the history of each vehicle; here they would bury those of staff.
      baseFilter: () => ({ who: { not_equals: FEED_AUTHOR } }),
      defaultColumns: ['createdAt', 'who', 'action', 'kind', 'title', 'changes'],
      components: { beforeListTable: ['/src/admin/audit/kind-filter#KindFilter'] },
      description: 'Changes made by staff. To go back to an earlier version of an item, open it and choose Versions.',
    },
    defaultSort: '-createdAt',
    timestamps: true,
    disableDuplicate: true,
    disableBulkEdit: true,
    indexes: [{ fields: ['tenant', 'createdAt'] }, { fields: ['kind', 'document'] }],
    hooks: { afterOperation: [nameAuthors] },
    fields: fields.map(readOnlyField),
  },
  {
    write: [],
    create: false,
    public: false,
    exported: 'The audit log belongs to this installation only.',
    menu: { group: 'Settings', order: 5, roles: allRoles },
  },
)

export const audit = { ...declared, access: { ...declared.access, read: limitForOthers(withoutShopperData) } }
