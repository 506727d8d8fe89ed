import { randomBytes } from 'node:crypto'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { safeFileName } from '@/src/cms/documents/sanitize-image'
import { isPdf } from '@/src/cms/documents/sanitize-pdf'
import { withWhereUsed } from '@/src/cms/documents/where-used'
import { storedUpload } from '@/src/cms/documents/stored-upload'
import { tenantOwned } from '@/src/cms/access/tenant-owned'

const refuseFile = (req: PayloadRequest): never => {
  const message = 'We can’t read this file. Upload a PDF.'
  throw new ValidationError({ collection: 'brochures', errors: [{ path: 'file', message }] }, req.t)
}

/** Checks the upload and gives it a new random name, because browsers cache a brochure under its name. */
const sanitizeBrochure: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req
  if (operation !== 'create' && operation !== 'update') return args
  // Without a file Payload would fetch one from the URL in the document.
  if (!file) return operation === 'create' ? refuseFile(req) : args
  if (!isPdf(file.data)) refuseFile(req)
  const name = safeFileName(file.name, 'pdf').replace(/\.pdf$/, `-${randomBytes(6).toString('hex')}.pdf`)
  req.file = { ...file, mimetype: 'application/pdf', name }
  req.context['checkedBytes'] = file.data
  return args
}

const storedPdf = storedUpload({ mimeTypes: ['application/pdf'], pasteURL: false, crop: false, focalPoint: false })

/** Brochures of models as PDFs (MOD-02). Shoppers get them only at `/brochures/{file}` of their dealer's site. */
export const brochures = tenantOwned(
  withWhereUsed({
    slug: 'brochures',
    trash: true,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'used', 'filename', 'filesize', 'updatedAt'],
      listSearchableFields: ['title', 'filename'],
      description: 'PDFs that open from “View full specifications” on model pages.',
    },
    upload: storedPdf.upload,
    disableDuplicate: true,
    hooks: { ...storedPdf.hooks, beforeOperation: [sanitizeBrochure] },
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'Only staff see this. For example, Tiggo 7 Pro, spring edition.' },
      },
    ],
  }),
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    exported: true,
    menu: { group: 'Brand and models', order: 5, roles: editorsAndViewers },
  },
)
