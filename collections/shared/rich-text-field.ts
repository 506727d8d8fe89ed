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
import { hrefProblem, isSafeHref } from '@/src/domain/content/href'

/** Pages leave out a link that could run a script or change the host; here its author is told. */
const checkUrl = (value: unknown): true | string =>
  typeof value === 'string' && isSafeHref(value.trim()) ? true : hrefProblem

/** The panel's editor with what pages can show (`src/domain/content/rich-text.ts`), and nothing else. */
const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    // Links to documents could name another tenant's: addresses alone.
    LinkFeature({
      enabledCollections: [],
      disableAutoLinks: true,
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          field.type === 'text' && field.name === 'url' ? { ...field, validate: checkUrl } : field,
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
