import type { Field, RelationshipField, UploadField } from 'payload'
import { relationship, upload } from 'payload/shared'
import { idOf } from '@/src/domain/content/id-of'

const sameTenant = ({ data }: { data: unknown }): { tenant: { equals: string } } | false => {
  const tenant = idOf((data as { tenant?: unknown } | undefined)?.tenant)
  return tenant ? { tenant: { equals: tenant } } : false
}

/**
 * Payload's validation would query `filterOptions` and refuse to save a page that references a location in the trash.
 * On each write `guardReferences` checks the tenant instead, trash included.
 */
const withoutFilterOptions =
  <Value, Options extends object, Result>(check: (value: Value, options: Options) => Result) =>
  (value: Value, options: Options): Result =>
    check(value, { ...options, filterOptions: undefined })

/** A relationship within a tenant: the choices are limited to the document's own tenant. */
export const tenantRelationship = (field: Omit<RelationshipField, 'type' | 'filterOptions'>): Field =>
  ({ ...field, type: 'relationship', filterOptions: sameTenant, validate: withoutFilterOptions(relationship) }) as Field

export const tenantUpload = (
  field: Omit<UploadField, 'type' | 'filterOptions' | 'relationTo'>,
  relationTo: 'media' | 'brochures' = 'media',
): Field =>
  ({
    ...field,
    type: 'upload',
    relationTo,
    filterOptions: sameTenant,
    validate: withoutFilterOptions(upload),
    // Tells the words of the field's buttons which kind of file it takes (`src/admin/uploads/upload-boxes.ts`).
    admin: { ...field.admin, className: `upload-of-${relationTo}` },
  }) as Field
