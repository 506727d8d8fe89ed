import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inlineScripts } from '@/src/ui/inline-scripts'
import { isLoaderScript } from './pages/scripts-after-paint'

/**
 * Decides which inline scripts may run (SEC-03): the site's own, and those that Next and React write, whose code is the
 * same on every page and whose data is JSON. An injected script is not among them and gets no hash.
 */

const own: ReadonlySet<string> = new Set(Object.values(inlineScripts))

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const between = (text: string, before: string, after: string): string | null =>
  text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, text.length - after.length) : null

/** The code that Next writes around a page's data. */
const aroundData = [
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['self.__next_f.push(', ')'],
] as const

const isPageData = (text: string): boolean =>
  aroundData.some(([before, after]) => {
    const data = between(text, before, after)
    return data !== null && isJson(data)
  })

/** Turbopack's first script: a list of the build's own files. */
const isFirstFiles = (text: string): boolean => {
  const data = between(text, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');')
  return data !== null && isJson(data) && !/"(?:[a-z]+:|\/\/|\\)/i.test(data)
}

const reactFile = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'

/** Parses a string literal of React's build. Its escapes are those of JSON, except in single-quoted literals. */
const textOf = (literal: string): string => {
  const inner = literal.slice(1, -1)
  const escaped = literal.startsWith('"')
    ? inner
    : inner.replaceAll(String.raw`\'`, "'").replaceAll('"', String.raw`\"`)
  return JSON.parse(`"${escaped}"`) as string
}

/**
 * Reads from the installed version of React the functions that it writes into a page whose parts arrive later. Those
 * for view transitions are left out, because the site uses none.
 */
const readReactFunctions = (): readonly string[] => {
  const source = readFileSync(createRequire(import.meta.url).resolve(reactFile), 'utf8')
  const literals = source.match(/"[^"\n]*\$R[A-Z][^"\n]*"|'(?:\$R[A-Z]|addEventListener\("submit")[^\n]*'/g) ?? []
  const found = literals
    .filter((literal) => !literal.includes('ViewTransition'))
    .map((literal) => textOf(literal).replace(/\$R[A-Z]\("$/, ''))
  return [...new Set(found)].filter((text) => text !== '').sort((one, other) => other.length - one.length)
}

let reactFunctions: readonly string[] | undefined

/** React's functions, and calls of them with text and lists of text. */
const isReact = (text: string): boolean => {
  reactFunctions ??= readReactFunctions()
  let rest = text
  for (let known = reactFunctions; known.length > 0;) {
    const next = known.find((one) => rest.startsWith(one))
    if (next === undefined) break
    rest = rest.slice(next.length)
    known = known.filter((one) => one !== next)
  }
  if (rest === '') return text !== ''
  const call = /^\$R[CRSX]\((.*)\);?$/s.exec(rest)
  return call !== null && isJson(`[${call[1] ?? ''}]`)
}

/** Returns whether an inline script is one that pages are built with. */
export const isKnownScript = (text: string): boolean =>
  own.has(text) || isPageData(text) || isLoaderScript(text) || isFirstFiles(text) || isReact(text)
