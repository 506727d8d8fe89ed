import { toMatchKey } from '@/src/domain/stock/normalize/text'
import { findTextEnd } from './parse-record'

export type ListStart =
  | { readonly kind: 'found'; /** Position after the bracket. */ readonly at: number; readonly depth: number }
  | { readonly kind: 'more' }
  | { readonly kind: 'none'; readonly message: string }

const MAX_LIST_DEPTH = 8
const notFound = (message: string): ListStart => ({ kind: 'none', message })

const describePaths = (paths: readonly string[]): string =>
  paths.length === 0 ? '' : `, or an object with a list under ${paths.map((path) => `“${path}”`).join(' or ')}`

const isName = (head: string, end: number): boolean => /^\s*:/u.test(head.slice(end, end + 20))

type Mark = 'open' | 'close' | 'other'
const markOf = (char: string): Mark => {
  if (char === '{' || char === '[') return 'open'
  return char === '}' || char === ']' ? 'close' : 'other'
}

const checkDepth = (depth: number, problem: string): ListStart | undefined => {
  if (depth === 0) return notFound(problem)
  return depth > MAX_LIST_DEPTH ? notFound(`${problem} This file is nested too deeply.`) : undefined
}

/** Names of the list of vehicles in an object whose paths no mapping names. */
const LIST_NAME =
  /^(?:vehicles?|cars?|stock(?:items?|list)?|items?|listings?|inventory|units?|records?|rows|results|data|ads|adverts)$/

type IsList = (path: readonly string[], rest: string) => boolean

/** Recognizes the list by the paths of the mappings; without them by its name, if it holds records. */
const createListTest = (paths: readonly string[]): IsList => {
  const known = new Set(paths.map(toMatchKey))
  return paths.length > 0
    ? (path) => known.has(toMatchKey(path.join('.')))
    : (path, rest) => LIST_NAME.test(toMatchKey(path.at(-1) ?? '')) && /^\s*\{/u.test(rest)
}

/** Characters after a bracket that show if records follow it. */
const LOOK_AHEAD = 200

/** Searches an object from its opening bracket on, looking only at names and nesting. */
const findInObject = (head: string, from: number, isList: IsList, problem: string): ListStart => {
  const keys: string[] = []
  let key = ''
  for (let at = from; at < head.length; at += 1) {
    const char = head.charAt(at)
    if (char === '"') {
      const end = findTextEnd(head, at)
      if (end === -1) return { kind: 'more' }
      key = isName(head, end) ? head.slice(at + 1, end - 1) : key
      at = end - 1
      continue
    }
    const mark = markOf(char)
    if (mark === 'other') continue
    if (char === '[' && isList([...keys, key], head.slice(at + 1, at + LOOK_AHEAD)))
      return { kind: 'found', at: at + 1, depth: keys.length }
    if (mark === 'open') keys.push(key)
    else keys.pop()
    key = ''
    const outcome = checkDepth(keys.length, problem)
    if (outcome !== undefined) return outcome
  }
  return { kind: 'more' }
}

/**
 * Finds the start of the list of records: the whole document, or a list within an object under one of the dotted paths.
 * `head` is the beginning of the document; `more` if it is too short to decide.
 */
export const findList = (head: string, paths: readonly string[]): ListStart => {
  const problem = `Expected a list of records${describePaths(paths)}.`
  const first = /\S/u.exec(head.replace(/^\uFEFF/u, ' '))
  if (first === null) return { kind: 'more' }
  if (first[0] === '[') return { kind: 'found', at: first.index + 1, depth: 0 }
  return first[0] === '{' ? findInObject(head, first.index, createListTest(paths), problem) : notFound(problem)
}
