/** A node of the panel's editor (Lexical); created here from tenant folders. */
type EditorNode = Readonly<Record<string, unknown>>

const baseNode = { direction: null, format: '', indent: 0, version: 1 } as const

const createTextNode = (text: string, format: number): EditorNode => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const createLinkNode = (text: string, url: string): EditorNode => ({
  ...baseNode,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', newTab: false, url },
  children: [createTextNode(text, 0)],
})

/** Parses `**bold**`, `*italic*` and `[text](address)`. */
const parseInline = (line: string): readonly EditorNode[] =>
  [...line.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|([^[*]+|[[*])/g)].map(
    ([, text, url, bold, italic, plain = '']) => {
      if (text !== undefined && url !== undefined) return createLinkNode(text, url)
      if (bold !== undefined) return createTextNode(bold, 1)
      return italic === undefined ? createTextNode(plain, 0) : createTextNode(italic, 2)
    },
  )

const parseHeading = (line: string): EditorNode => {
  const [, marks = '##', text = ''] = /^(#{2,4})\s+(.*)$/.exec(line) ?? []
  return { ...baseNode, type: 'heading', tag: `h${marks.length}`, children: parseInline(text) }
}

/** The start of a list's line, by its index: `- `, or `1. ` and so on. */
const listMarks = { bullet: () => '- ', number: (index: number) => `${String(index + 1)}. ` } as const

type ListType = keyof typeof listMarks

const listTypeOf = (lines: readonly string[]): ListType | undefined =>
  (['bullet', 'number'] as const).find((type) => lines.every((line, at) => line.startsWith(listMarks[type](at))))

const parseList = (lines: readonly string[], listType: ListType): EditorNode => ({
  ...baseNode,
  type: 'list',
  listType,
  tag: listType === 'number' ? 'ol' : 'ul',
  start: 1,
  children: lines.map((line, index) => ({
    ...baseNode,
    type: 'listitem',
    value: index + 1,
    children: parseInline(line.replace(/^(?:-|\d+\.)\s+/, '')),
  })),
})

const parseParagraph = (lines: readonly string[]): EditorNode => ({
  ...baseNode,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: parseInline(lines.join(' ')),
})

const parseBlock = (part: string): EditorNode => {
  const lines = part.split('\n').map((line) => line.trim())
  if (/^#{2,4}\s/.test(part)) return parseHeading(lines.join(' '))
  const listType = listTypeOf(lines)
  return listType ? parseList(lines, listType) : parseParagraph(lines)
}

/**
 * Parses markup of a tenant's folder into the panel editor's format: parts between empty lines are paragraphs, lists
 * (`- `), numbered lists (`1. `) or headings (`## `).
 */
export const parseMarkup = (markup: string): EditorNode => ({
  root: {
    ...baseNode,
    type: 'root',
    children: markup
      .trim()
      .split(/\n\s*\n/)
      .map((part) => parseBlock(part.trim())),
  },
})

const childrenOf = (node: EditorNode): readonly EditorNode[] => (node['children'] ?? []) as readonly EditorNode[]

const inlineMarks: Readonly<Record<string, string>> = { '0': '', '1': '**', '2': '*' }

const formatInline = (node: EditorNode): string => {
  if (node['type'] !== 'link') {
    const mark = inlineMarks[String(node['format'])] ?? ''
    return `${mark}${String(node['text'] ?? '')}${mark}`
  }
  const { url = '' } = (node['fields'] ?? {}) as { readonly url?: string }
  return `[${childrenOf(node).map(formatInline).join('')}](${url})`
}

const formatLine = (node: EditorNode): string => childrenOf(node).map(formatInline).join('')

const formatBlock = (node: EditorNode): string => {
  if (node['type'] === 'heading') return `${'#'.repeat(Number(String(node['tag']).slice(1)))} ${formatLine(node)}`
  if (node['type'] !== 'list') return formatLine(node)
  const mark = listMarks[node['listType'] === 'number' ? 'number' : 'bullet']
  return childrenOf(node)
    .map((item, index) => `${mark(index)}${formatLine(item)}`)
    .join('\n')
}

/** Sorts the keys of objects and removes undefined, so that equal values have equal JSON. */
const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}

/**
 * Formats the panel editor's text as markup of a tenant's folder, the inverse of `parseMarkup`. Null if markup would
 * lose something, such as a list that starts at 5 or a link that opens a new tab.
 */
export const formatMarkup = (stored: Readonly<Record<string, unknown>>): string | null => {
  const markup = childrenOf((stored['root'] ?? {}) as EditorNode)
    .map(formatBlock)
    .join('\n\n')
  if (markup === '') return null
  return JSON.stringify(sortKeys(parseMarkup(markup))) === JSON.stringify(sortKeys(stored)) ? markup : null
}
