import type { TextFieldSingleValidation } from 'payload'
import { allRoles } from '@/src/domain/panel/menu'
import { documentKinds } from '@/src/domain/vehicle-documents/document-kinds'
import { expiryProblem } from '@/src/domain/vehicle-documents/vehicle-document'
import { versionHistory } from '@/src/cms/documents/preview'
import { storedUpload } from '@/src/cms/documents/stored-upload'
import { listPagination } from '@/src/cms/fields/list-columns'
import { toOptions } from '@/src/cms/fields/read-only-fields'
import { tenantRelationship } from '@/src/cms/fields/references'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { checkDocumentFile, documentMimeTypes } from './check-document-file'
import { dayField } from '@/src/cms/fields/day-field'

const storedFile = storedUpload({ mimeTypes: documentMimeTypes, pasteURL: false, crop: false, focalPoint: false })

const validateExpiry: TextFieldSingleValidation = (value, { siblingData }) =>
  expiryProblem((siblingData as { readonly issued?: unknown }).issued, value ?? '') ?? true

/**
 * Documents of vehicles, such as history and inspection reports (SHP-08). Shoppers get them only at
 * `/cars/{slug}/documents/{file}`, while the vehicle has a page.
 */
export const vehicleDocuments = tenantOwned(
  {
    slug: 'vehicle-documents',
    trash: true,
    labels: { singular: 'Document', plural: 'Documents' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'kind', 'vehicle', 'issuer', 'issued', 'expires'],
      listSearchableFields: ['title', 'issuer', 'filename'],
      pagination: listPagination,
      description: 'Reports, service books and certificates under “Documents” on a vehicle’s page.',
    },
    defaultSort: '-issued',
    upload: storedFile.upload,
    disableDuplicate: true,
    // Versions cover the texts; restoring one keeps the current file.
    versions: versionHistory,
    hooks: { ...storedFile.hooks, beforeOperation: [checkDocumentFile] },
    fields: [
      tenantRelationship({
        name: 'vehicle',
        label: 'Vehicle',
        relationTo: 'vehicles',
        required: true,
        index: true,
        admin: { description: 'The document is shown on this vehicle’s page.', allowCreate: false },
      }),
      {
        name: 'kind',
        label: 'Kind of document',
        type: 'select',
        required: true,
        options: toOptions(documentKinds),
        admin: {
          description:
            'A roadworthy or safety certificate is shown under its name in the vehicle’s state, such as “Safety certificate” in Queensland.',
        },
      },
      {
        name: 'title',
        label: 'Title',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'The text of the link. For example, Service history to 60,000 km.' },
      },
      {
        name: 'issuer',
        label: 'Issued by',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'The business or authority that issued it.' },
      },
      {
        type: 'row',
        fields: [
          dayField({
            name: 'issued',
            label: 'Date of issue',
            required: true,
            admin: { width: '50%', description: 'The date on the document.' },
          }),
          dayField({
            name: 'expires',
            label: 'Expiry date',
            validate: validateExpiry,
            admin: { width: '50%', description: 'Leave empty if it doesn’t expire.' },
          }),
        ],
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    exported: 'Documents belong to vehicles, which are imported again from their feeds.',
    menu: { group: 'Stock', order: 6, roles: allRoles },
  },
)
