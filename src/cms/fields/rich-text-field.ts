import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Field, RichTextField } from 'payload'
import { linkInput } from './link-field'
import { INVALID_HREF_TEXT, isSafeHref } from '@/src/domain/content/href'

/** Refuses a link that the site would not render because it could run a script or change the host. */
const checkUrl = (value: unknown): true | string =>
  typeof value === 'string' && isSafeHref(value.trim()) ? true : INVALID_HREF_TEXT

/** The features of the panel's editor, limited to those that pages render (`src/features/content/rich-text.tsx`). */
const createFeatures = () => [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  // No links to documents: they could reference another tenant's.
  LinkFeature({
    enabledCollections: [],
    disableAutoLinks: true,
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        field.type === 'text' && field.name === 'url'
          ? { ...field, label: 'Link', validate: checkUrl, admin: { ...field.admin, components: linkInput() } }
          : field,
      ),
  }),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

const editor = lexicalEditor({ features: createFeatures() })

const captionField: Field = {
  name: 'caption',
  label: 'Caption',
  type: 'text',
  maxLength: 200,
  admin: { description: 'A line of text below the image. Default: none.' },
}

/** Images have their alt text and their size from the uploaded image. Another dealer's is refused by `guardReferences`. */
const editorWithImages = lexicalEditor({
  features: [
    ...createFeatures(),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: [captionField] } } }),
  ],
})

const createField = (
  field: Pick<RichTextField, 'name' | 'required' | 'editor'>,
  description: string,
): RichTextField => ({ ...field, type: 'richText', admin: { description } })

export const richTextField = (name: string, description: string, required = false): Field =>
  createField({ name, required, editor }, description)

/** A required text in which staff place images. Its page needs `withPlacedImages`. */
export const richTextWithImages = (name: string, description: string): Field =>
  createField({ name, required: true, editor: editorWithImages }, description)
