import * as z from 'zod/mini'
import type { RichText } from './rich-text'

/** An image between the sections of a post's text, with its description for people who can't see it (CNT-04). */
export type TextImage = { readonly src: string; readonly alt: string; readonly caption?: string }

/** A part of a text, and the image that follows it. */
export type TextPart = { readonly text: RichText; readonly image?: TextImage }

type Node = RichText['root']['children'][number]

const isHeading = ({ type, tag }: Node): boolean => type === 'heading' && tag === 'h2'

const hasHeading = (nodes: readonly Node[]): boolean => nodes.some(isHeading)

/** Splits before each heading from the second one on, so that no image parts a text's opening from its first section. */
const splitSections = (nodes: readonly Node[]): readonly (readonly Node[])[] =>
  nodes.reduce<readonly (readonly Node[])[]>((sections, node) => {
    const last = sections.at(-1) ?? []
    if (isHeading(node) && hasHeading(last)) return [...sections, [node]]
    return [...sections.slice(0, -1), [...last, node]]
  }, [])

/**
 * Puts images between the sections of a text: one before each heading from the second one on. Images that are left over
 * follow the text.
 */
export const placeTextImages = (
  text: RichText,
  images: readonly TextImage[],
): { readonly parts: readonly TextPart[]; readonly rest: readonly TextImage[] } => {
  if (images.length === 0) return { parts: [{ text }], rest: [] }
  const sections = splitSections(text.root.children)
  const places = sections.length - 1
  const parts = sections.map((children, index): TextPart => {
    const image = index < places ? images[index] : undefined
    return { text: { root: { ...text.root, children: [...children] } }, ...(image && { image }) }
  })
  return { parts, rest: images.slice(places) }
}

/** An image in a text is the dealer's own, on the site's image route. */
const placedImageSchema = z.object({
  src: z.string().check(z.startsWith('/images/')),
  alt: z.string(),
  caption: z.exactOptional(z.string()),
})

const placeImages = (nodes: readonly Node[], toImage: (node: Node) => TextImage | undefined): Node[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'upload') return [{ ...node, children: placeImages(node.children, toImage) }]
    const image = toImage(node)
    return image === undefined ? [] : [{ ...node, image }]
  })

/** Gives each image that staff have placed in a text what its page shows of it, and leaves out those that are gone. */
export const withPlacedImages = (text: RichText, toImage: (node: Node) => TextImage | undefined): RichText => ({
  root: { ...text.root, children: placeImages(text.root.children, toImage) },
})

/** The image of a node after `withPlacedImages`; undefined for any other node. */
export const placedImageOf = (node: Readonly<Record<string, unknown>>): TextImage | undefined => {
  const parsed = placedImageSchema.safeParse(node['image'])
  return parsed.success ? parsed.data : undefined
}
