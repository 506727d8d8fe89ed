import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { env } from '@/src/env'
import { cleanPicture, pictureTypes } from './shared/clean-picture'
import { tenantOwned } from './shared/tenant-owned'

/** Pictures staff upload. Served by the image route, never from the panel's host. */
export const media: CollectionConfig = tenantOwned(
  {
    slug: 'media',
    admin: { useAsTitle: 'alt', group: 'Content' },
    upload: {
      staticDir: path.join(env.DATA_DIR, 'media'),
      mimeTypes: pictureTypes,
      pasteURL: false,
      crop: false,
      focalPoint: true,
    },
    disableDuplicate: true,
    hooks: { beforeOperation: [cleanPicture] },
    fields: [
      {
        name: 'alt',
        type: 'text',
        required: true,
        maxLength: 500,
        admin: { description: 'What the picture shows, for those who cannot see it.' },
      },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
