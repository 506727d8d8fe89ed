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
