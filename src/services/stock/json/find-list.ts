import { bare } from '@/src/domain/stock/normalise/words'
import { textEnd } from './parse-record'

export type ListStart =
  | { readonly kind: 'found'; /** Position after the bracket. */ readonly at: number; readonly depth: number }
  | { readonly kind: 'more' }
  | { readonly kind: 'none'; readonly message: string }

const deepestList = 8
const none = (message: string): ListStart => ({ kind: 'none', message })

const wanted = (paths: readonly string[]): string =>
  paths.length === 0 ? '' : `, or an object with a list under ${paths.map((path) => `“${path}”`).join(' or ')}`

const isName = (head: string, end: number): boolean => /^\s*:/u.test(head.slice(end, end + 20))

type Mark = 'open' | 'close' | 'other'
const markOf = (letter: string): Mark => {
  if (letter === '{' || letter === '[') return 'open'
  return letter === '}' || letter === ']' ? 'close' : 'other'
}

const endOf = (depth: number, refused: string): ListStart | undefined => {
  if (depth === 0) return none(refused)
  return depth > deepestList ? none(`${refused} This file is nested too deep.`) : undefined
}

/** Searches an object from its opening bracket on, looking only at names and nesting. */
const withinObject = (head: string, from: number, asked: ReadonlySet<string>, refused: string): ListStart => {
  const keys: string[] = []
  let key = ''
  for (let at = from; at < head.length; at += 1) {
    const letter = head.charAt(at)
    if (letter === '"') {
      const end = textEnd(head, at)
      if (end === -1) return { kind: 'more' }
      key = isName(head, end) ? head.slice(at + 1, end - 1) : key
      at = end - 1
      continue
    }
    const mark = markOf(letter)
    if (mark === 'other') continue
    if (letter === '[' && asked.has(bare([...keys, key].join('.'))))
      return { kind: 'found', at: at + 1, depth: keys.length }
    if (mark === 'open') keys.push(key)
    else keys.pop()
    key = ''
    const ended = endOf(keys.length, refused)
    if (ended !== undefined) return ended
  }
  return { kind: 'more' }
}

/**
 * Finds the start of the list of records: the whole document, or a list within an object under one of the dotted paths.
 * `head` is the beginning of the document; `more` if it is too short to decide.
 */
export const findList = (head: string, paths: readonly string[]): ListStart => {
  const refused = `Expected a list of records${wanted(paths)}.`
  const first = /\S/u.exec(head.replace(/^\uFEFF/u, ' '))
  if (first === null) return { kind: 'more' }
  if (first[0] === '[') return { kind: 'found', at: first.index + 1, depth: 0 }
  return first[0] === '{' ? withinObject(head, first.index, new Set(paths.map(bare)), refused) : none(refused)
}
