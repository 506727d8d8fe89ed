import { isSafeHref } from './href'
import { collapseSpaces, truncateAtWord } from '@/src/domain/text/format-text'

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

const toNodes = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter((one): one is Node => typeof one === 'object' && one !== null) : []

const childrenOf = (node: Node): readonly Node[] => toNodes(node['children'])

/** Bits of the editor's text format. */
const formatBits = { bold: 1, italic: 2 } as const

const parseText = (node: Node): Inline => {
  const format = typeof node['format'] === 'number' ? node['format'] : 0
  return {
    kind: 'text',
    text: String(node['text'] ?? ''),
    bold: (format & formatBits.bold) !== 0,
    italic: (format & formatBits.italic) !== 0,
  }
}

/** Replaces a link with an unsafe address by its text. */
const parseLink = (node: Node): readonly Inline[] => {
  const fields = (node['fields'] ?? {}) as Node
  const href = typeof fields['url'] === 'string' ? fields['url'].trim() : ''
  const children = childrenOf(node).flatMap(parseInline)
  return isSafeHref(href) ? [{ kind: 'link', href, newTab: fields['newTab'] === true, children }] : children
}

const parseInline = (node: Node): readonly Inline[] => {
  if (node['type'] === 'text') return [parseText(node)]
  if (node['type'] === 'linebreak') return [{ kind: 'break' }]
  if (node['type'] === 'link' || node['type'] === 'autolink') return parseLink(node)
  return childrenOf(node).flatMap(parseInline)
}

const levels: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

const parseBlock = (node: Node): readonly RichBlock[] => {
  const children = childrenOf(node).flatMap(parseInline)
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
          items: childrenOf(node).map((item) => childrenOf(item).flatMap(parseInline)),
        },
      ]
    default:
      return []
  }
}

/** Parses what the panel's editor stores. Never throws; unknown nodes are ignored. */
export const parseRichText = (value: unknown): readonly RichBlock[] => {
  if (typeof value !== 'object' || value === null) return []
  const root = (value as Node)['root']
  return typeof root === 'object' && root !== null ? childrenOf(root as Node).flatMap(parseBlock) : []
}

/** Returns the text without formatting, for search engines and cards, truncated at a word. */
export const toPlainText = (blocks: readonly RichBlock[], maxChars: number): string => {
  const joinText = (inline: readonly Inline[]): string =>
    inline.map((one) => (one.kind === 'text' ? one.text : one.kind === 'link' ? joinText(one.children) : ' ')).join('')
  const all = collapseSpaces(
    blocks
      .flatMap((block) => (block.kind === 'list' ? block.items.map(joinText) : [joinText(block.children)]))
      .join(' '),
  )
  return truncateAtWord(all, maxChars)
}
