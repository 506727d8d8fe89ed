import { splitWords } from '../text/tokenise'

type SnippetOptions = {
  readonly preTag: string
  readonly postTag: string
  readonly ellipsis: string
  readonly words: number
}

/** Returns the words around the first marked one, with an ellipsis at each cut. */
export const cutSnippet = (marked: string, { preTag, postTag, ellipsis, words }: SnippetOptions): string => {
  const [plain, marks] = parseMarks(marked, preTag, postTag)
  const all = splitWords(plain)
  if (all.length <= words) return marked
  const first = marks[0]?.start ?? 0
  const { start, end } = snippetExtent(plain, all, first, words)
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end)
  let text = ''
  let done = start
  for (const mark of inside) {
    text += plain.slice(done, mark.start) + preTag + plain.slice(mark.start, mark.end) + postTag
    done = mark.end
  }
  text += plain.slice(done, end)
  return `${start > 0 ? ellipsis : ''}${text}${end < plain.length ? ellipsis : ''}`
}

type Extent = { readonly start: number; readonly end: number }

const snippetExtent = (plain: string, all: readonly Extent[], first: number, words: number): Extent => {
  const at = Math.max(
    0,
    all.findIndex((word) => word.end > first),
  )
  const from = Math.min(Math.max(0, at - Math.floor(words / 4)), all.length - words)
  const start = from === 0 ? 0 : (all[from]?.start ?? 0)
  return { start, end: from + words >= all.length ? plain.length : (all[from + words - 1]?.end ?? plain.length) }
}

type Mark = { readonly start: number; readonly end: number }

const parseMarks = (marked: string, preTag: string, postTag: string): [plain: string, marks: Mark[]] => {
  if (preTag === '' || postTag === '') return [marked, []]
  const marks: Mark[] = []
  let plain = ''
  for (let at = 0; ;) {
    const open = marked.indexOf(preTag, at)
    const close = open < 0 ? -1 : marked.indexOf(postTag, open + preTag.length)
    if (close < 0) return [plain + marked.slice(at), marks]
    plain += marked.slice(at, open)
    const inside = marked.slice(open + preTag.length, close)
    marks.push({ start: plain.length, end: plain.length + inside.length })
    plain += inside
    at = close + postTag.length
  }
}
