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
} from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'
import { linkInput } from './link-field'
import { INVALID_HREF_TEXT, isSafeHref } from '@/src/domain/content/href'

/** Refuses a link that the site would not render because it could run a script or change the host. */
const checkUrl = (value: unknown): true | string =>
  typeof value === 'string' && isSafeHref(value.trim()) ? true : INVALID_HREF_TEXT

/** The panel's editor, limited to the features that pages render (`src/features/content/rich-text.tsx`). */
const editor = lexicalEditor({
  features: [
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
  ],
})

export const richTextField = (name: string, description: string, required = false): Field => ({
  name,
  type: 'richText',
  required,
  editor,
  admin: { description },
})
