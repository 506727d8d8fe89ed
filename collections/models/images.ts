import type { Field } from 'payload'
import { imageOrUrlFields } from '@/src/cms/fields/image-fields'
import { linkField } from '@/src/cms/fields/link-field'

export const galleryFields: Field[] = [
  {
    name: 'hero_banners',
    type: 'array',
    maxRows: 6,
    admin: {
      description:
        'Shown across the top of the page. Use images of at least 1920 × 1080 pixels. Default: none, and the page starts with the name.',
      initCollapsed: true,
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'Shown in large type on the banner.' },
      },
      {
        name: 'text',
        type: 'textarea',
        maxLength: 300,
        admin: { description: 'Shown below the title. Default: none.' },
      },
      ...imageOrUrlFields('image', 'image_url', 'The banner’s image.'),
      linkField('href', 'The page the banner links to. Default: none.', { label: 'Link' }),
    ],
  },
  {
    name: 'images',
    label: 'Gallery',
    labels: { singular: 'Image', plural: 'Images' },
    type: 'array',
    maxRows: 30,
    admin: {
      description: 'Images for the gallery, 1920 × 1080 pixels. Default: none, and the gallery is hidden.',
      initCollapsed: true,
    },
    fields: imageOrUrlFields('image', 'image_url', 'An image in the gallery.'),
  },
]
