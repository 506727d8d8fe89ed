import type { SerializedAutoLinkNode, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import {
  BlockquoteJSXConverter,
  type JSXConverter,
  type JSXConverters,
  LinebreakJSXConverter,
  ListJSXConverter,
  RichText as LexicalRichText,
  TextJSXConverter,
} from '@payloadcms/richtext-lexical/react'
import { isSafeHref } from '@/src/domain/content/href'
import type { RichText as RichTextData } from '@/src/domain/content/rich-text'
import { placedImageOf } from '@/src/domain/content/text-images'
import { TextFigure } from './text-figure'

/** Replaces a link with an unsafe address by its text. */
const convertLink: JSXConverter<SerializedLinkNode | SerializedAutoLinkNode> = ({ node, nodesToJSX }) => {
  const children = nodesToJSX({ nodes: node.children })
  const href = node.fields.url?.trim() ?? ''
  if (!isSafeHref(href)) return <>{children}</>
  return (
    <a href={href} {...(node.fields.newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {node.fields.newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}

/** The page's title is its only h1. */
const toHeadingTag = (tag: string) => (/^h[456]$/.test(tag) ? 'h4' : tag === 'h3' ? 'h3' : 'h2')

/** Converters for the nodes that the panel's editor offers (`src/cms/fields/rich-text-field.ts`). */
const converters: JSXConverters = {
  // A stored node type such as `constructor` must not find a function of Object.
  __proto__: null,
  ...TextJSXConverter,
  ...LinebreakJSXConverter,
  ...ListJSXConverter,
  ...BlockquoteJSXConverter,
  paragraph: ({ node, nodesToJSX }) => {
    const children = nodesToJSX({ nodes: node.children })
    return children.length > 0 && <p>{children}</p>
  },
  heading: ({ node, nodesToJSX }) => {
    const Heading = toHeadingTag(node.tag)
    return <Heading>{nodesToJSX({ nodes: node.children })}</Heading>
  },
  link: convertLink,
  autolink: convertLink,
  upload: ({ node }) => {
    const image = placedImageOf(node as unknown as Readonly<Record<string, unknown>>)
    return image && <TextFigure image={image} />
  },
  unknown: () => null,
}

/** Rich text in a column of reading width. */
export const RichText = ({ text }: { text: RichTextData }) => (
  <LexicalRichText className="prose" data={text} converters={converters} disableIndent disableTextAlign />
)
