import { isSafeHref } from './href'

type Node = Readonly<Record<string, unknown>>

/** A part of a line of text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean; readonly italic: boolean }
  | { readonly kind: 'link'; readonly href: string; readonly newTab: boolean; readonly children: readonly Inline[] }
  | { readonly kind: 'break' }

/** A block of formatted text; the panel's editor offers these few kinds. */
export type RichBlock =
  | { readonly kind: 'paragraph' | 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }

const nodes = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter((one): one is Node => typeof one === 'object' && one !== null) : []

const childrenOf = (node: Node): readonly Node[] => nodes(node['children'])

/** Bits of the editor's text format. */
const bits = { bold: 1, italic: 2 } as const

const textOf = (node: Node): Inline => {
  const format = typeof node['format'] === 'number' ? node['format'] : 0
  return {
    kind: 'text',
    text: String(node['text'] ?? ''),
    bold: (format & bits.bold) !== 0,
    italic: (format & bits.italic) !== 0,
  }
}

/** Replaces a link with an unsafe address by its text. */
const linkOf = (node: Node): readonly Inline[] => {
  const fields = (node['fields'] ?? {}) as Node
  const href = typeof fields['url'] === 'string' ? fields['url'].trim() : ''
  const children = childrenOf(node).flatMap(inlineOf)
  return isSafeHref(href) ? [{ kind: 'link', href, newTab: fields['newTab'] === true, children }] : children
}

const inlineOf = (node: Node): readonly Inline[] => {
  if (node['type'] === 'text') return [textOf(node)]
  if (node['type'] === 'linebreak') return [{ kind: 'break' }]
  if (node['type'] === 'link' || node['type'] === 'autolink') return linkOf(node)
  return childrenOf(node).flatMap(inlineOf)
}

const levels: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

const blockOf = (node: Node): readonly RichBlock[] => {
  const children = childrenOf(node).flatMap(inlineOf)
  switch (node['type']) {
    case 'paragraph':
      return children.length > 0 ? [{ kind: 'paragraph', children }] : []
    case 'quote':
      return [{ kind: 'quote', children }]
    case 'heading':
      return [{ kind: 'heading', level: levels[String(node['tag'])] ?? 2, children }]
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node['listType'] === 'number',
          items: childrenOf(node).map((item) => childrenOf(item).flatMap(inlineOf)),
        },
      ]
    default:
      return []
  }
}

/** Parses what the panel's editor stores. Never throws; unknown nodes are ignored. */
export const readRichText = (value: unknown): readonly RichBlock[] => {
  if (typeof value !== 'object' || value === null) return []
  const root = (value as Node)['root']
  return typeof root === 'object' && root !== null ? childrenOf(root as Node).flatMap(blockOf) : []
}

/** Returns the text without formatting, for search engines and cards, truncated at a word. */
export const plainText = (blocks: readonly RichBlock[], most: number): string => {
  const words = (inline: readonly Inline[]): string =>
    inline.map((one) => (one.kind === 'text' ? one.text : one.kind === 'link' ? words(one.children) : ' ')).join('')
  const all = blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.map(words) : [words(block.children)]))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  return all.length <= most ? all : `${all.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
