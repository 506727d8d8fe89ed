import { bare } from '@/src/domain/stock/normalise/words'
import { textEnd } from './parse-record'

export type ListStart =
  | { readonly kind: 'found'; /** Place after the bracket. */ readonly at: number; readonly depth: number }
  | { readonly kind: 'more' }
  | { readonly kind: 'none'; readonly message: string }

const deepestList = 8
const none = (message: string): ListStart => ({ kind: 'none', message })

const wanted = (paths: readonly string[]): string =>
  paths.length === 0 ? '' : `, or an object with a list under ${paths.map((path) => `“${path}”`).join(' or ')}`

/**
 * Where the list of records begins: the whole document, or within an object under one of the dotted paths. `head` is
 * the document's beginning; `more` where that says too little yet.
 */
export const findList = (head: string, paths: readonly string[]): ListStart => {
  const asked = new Set(paths.map(bare))
  const refused = `Expected a list of records${wanted(paths)}.`
  const first = /\S/u.exec(head.replace(/^\uFEFF/u, ' '))
  if (first === null) return { kind: 'more' }
  if (first[0] === '[') return { kind: 'found', at: first.index + 1, depth: 0 }
  if (first[0] !== '{') return none(refused)
  const keys: string[] = []
  let key = ''
  for (let at = first.index; at < head.length; at += 1) {
    const letter = head.charAt(at)
    if (letter === '"') {
      const end = textEnd(head, at)
      if (end === -1) return { kind: 'more' }
      key = /^\s*:/u.test(head.slice(end, end + 20)) ? head.slice(at + 1, end - 1) : key
      at = end - 1
    } else if (letter === '[' && asked.has(bare([...keys, key].join('.')))) {
      return { kind: 'found', at: at + 1, depth: keys.length }
    } else if (letter === '{' || letter === '[') {
      keys.push(key)
      key = ''
      if (keys.length > deepestList) return none(`${refused} This file is nested too deep.`)
    } else if (letter === '}' || letter === ']') {
      key = ''
      keys.pop()
      if (keys.length === 0) return none(refused)
    }
  }
  return { kind: 'more' }
}
