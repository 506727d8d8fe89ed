/** A node of the panel's editor (Lexical); created from tenant folders here, read by `rich-text.ts`. */
type EditorNode = Readonly<Record<string, unknown>>

const base = { direction: null, format: '', indent: 0, version: 1 } as const

const text = (words: string, format: number): EditorNode => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const link = (words: string, url: string): EditorNode => ({
  ...base,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', newTab: false, url },
  children: [text(words, 0)],
})

/** Parses `**bold**`, `*italic*` and `[words](address)`. */
const inline = (line: string): readonly EditorNode[] =>
  [...line.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|([^[*]+|[[*])/g)].map(
    ([, words, url, bold, italic, plain = '']) => {
      if (words !== undefined && url !== undefined) return link(words, url)
      if (bold !== undefined) return text(bold, 1)
      return italic === undefined ? text(plain, 0) : text(italic, 2)
    },
  )

const heading = (line: string): EditorNode => {
  const [, marks = '##', words = ''] = /^(#{2,4})\s+(.*)$/.exec(line) ?? []
  return { ...base, type: 'heading', tag: `h${marks.length}`, children: inline(words) }
}

const list = (lines: readonly string[]): EditorNode => ({
  ...base,
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  children: lines.map((line, index) => ({
    ...base,
    type: 'listitem',
    value: index + 1,
    children: inline(line.replace(/^-\s+/, '')),
  })),
})

const paragraph = (lines: readonly string[]): EditorNode => ({
  ...base,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: inline(lines.join(' ')),
})

const partOf = (part: string): EditorNode => {
  const lines = part.split('\n').map((line) => line.trim())
  if (/^#{2,4}\s/.test(part)) return heading(lines.join(' '))
  return lines.every((line) => line.startsWith('- ')) ? list(lines) : paragraph(lines)
}

/**
 * Parses markup of a tenant's folder into the panel editor's format: parts between empty lines are paragraphs, lists
 * (`- `) or headings (`## `).
 */
export const richTextOf = (markup: string): EditorNode => ({
  root: {
    ...base,
    type: 'root',
    children: markup
      .trim()
      .split(/\n\s*\n/)
      .map((part) => partOf(part.trim())),
  },
})

const childrenOf = (node: EditorNode): readonly EditorNode[] => (node['children'] ?? []) as readonly EditorNode[]

const marks: Readonly<Record<string, string>> = { '0': '', '1': '**', '2': '*' }

const inlineMarkup = (node: EditorNode): string => {
  if (node['type'] !== 'link') {
    const mark = marks[String(node['format'])] ?? ''
    return `${mark}${String(node['text'] ?? '')}${mark}`
  }
  const { url = '' } = (node['fields'] ?? {}) as { readonly url?: string }
  return `[${childrenOf(node).map(inlineMarkup).join('')}](${url})`
}

const lineOf = (node: EditorNode): string => childrenOf(node).map(inlineMarkup).join('')

const partMarkup = (node: EditorNode): string => {
  if (node['type'] === 'heading') return `${'#'.repeat(Number(String(node['tag']).slice(1)))} ${lineOf(node)}`
  if (node['type'] !== 'list') return lineOf(node)
  return childrenOf(node)
    .map((item) => `- ${lineOf(item)}`)
    .join('\n')
}

/** Sorts the keys of objects and removes undefined, so that equal values have equal JSON. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}

/**
 * Formats the panel editor's text as markup of a tenant's folder, the inverse of `parseMarkup`. Null if markup would
 * lose something, such as a numbered list or a link that opens a new tab.
 */
export const markupOf = (stored: Readonly<Record<string, unknown>>): string | null => {
  const markup = childrenOf((stored['root'] ?? {}) as EditorNode)
    .map(partMarkup)
    .join('\n\n')
  if (markup === '') return null
  return JSON.stringify(inOrder(richTextOf(markup))) === JSON.stringify(inOrder(stored)) ? markup : null
}
