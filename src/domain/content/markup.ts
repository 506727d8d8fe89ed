/** What the panel's editor stores (Lexical); written by folders of data, read by `rich-text.ts`. */
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

/** `**bold**`, `*italic*` and `[words](address)`. */
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
 * Text of a tenant's folder as the panel's editor stores it: parts between empty lines are paragraphs, lists (`- `) or
 * headings (`## `).
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
