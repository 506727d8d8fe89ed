import { editorsAndViewers } from '@/src/domain/panel/menu'
import { uploadImageTypes } from '@/src/domain/uploaded-images'
import { sanitizeImage } from '@/src/cms/documents/sanitize-image'
import { listPagination, imageColumn } from '@/src/cms/fields/list-columns'
import { storedUpload } from '@/src/cms/documents/stored-upload'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { withWhereUsed } from '@/src/cms/documents/where-used'
import { versionHistory } from '@/src/cms/documents/preview'

const storedImage = storedUpload({ mimeTypes: [...uploadImageTypes], pasteURL: false, crop: false, focalPoint: true })

/** Images that staff upload. The image route serves them to shoppers, not the panel's host. */
export const media = tenantOwned(
  withWhereUsed({
    slug: 'media',
    labels: { singular: 'Image', plural: 'Images' },
    admin: {
      useAsTitle: 'alt',
      defaultColumns: ['alt', 'thumbnail', 'used', 'width', 'height', 'updatedAt'],
      listSearchableFields: ['alt', 'filename'],
      pagination: listPagination,
      description: 'Images on your site. You can use an image in several places. “Where used” shows how many.',
    },
    defaultSort: '-updatedAt',
    upload: storedImage.upload,
    disableDuplicate: true,
    // Versions cover the text and the focal point; restoring one keeps the current file.
    versions: versionHistory,
    hooks: { ...storedImage.hooks, beforeOperation: [sanitizeImage] },
    fields: [
      imageColumn(),
      {
        name: 'alt',
        label: 'Alt text',
        type: 'text',
        required: true,
        maxLength: 500,
        admin: { description: 'Describes the image to people who can’t see it.' },
      },
    ],
  }),
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    exported: true,
    menu: { group: 'Content', order: 8, roles: editorsAndViewers, label: 'Images' },
  },
)
