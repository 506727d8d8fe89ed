import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inlineScripts } from '@/src/shared/inline-scripts'
import { isLoaderScript } from './pages/scripts-after-paint'

/**
 * Decides which inline scripts may run (SEC-03): the site's own, and those that Next and React write, whose code is the
 * same on every page and whose data is JSON. An injected script is not among them and gets no hash.
 */

const ownScripts: ReadonlySet<string> = new Set(Object.values(inlineScripts))

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const textBetween = (text: string, before: string, after: string): string | null =>
  text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, text.length - after.length) : null

/** The code that Next writes around a page's data. */
const pageDataWrappers = [
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['self.__next_f.push(', ')'],
] as const

const isPageData = (text: string): boolean =>
  pageDataWrappers.some(([before, after]) => {
    const data = textBetween(text, before, after)
    return data !== null && isJson(data)
  })

/** Turbopack's first script: a list of the build's own files. */
const isTurbopackStart = (text: string): boolean => {
  const data = textBetween(text, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');')
  return data !== null && isJson(data) && !/"(?:[a-z]+:|\/\/|\\)/i.test(data)
}

const REACT_SERVER_FILE = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'

/** Parses a string literal of React's build. Its escapes are those of JSON, except in single-quoted literals. */
const parseStringLiteral = (literal: string): string => {
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
  const source = readFileSync(createRequire(import.meta.url).resolve(REACT_SERVER_FILE), 'utf8')
  const literals = source.match(/"[^"\n]*\$R[A-Z][^"\n]*"|'(?:\$R[A-Z]|addEventListener\("submit")[^\n]*'/g) ?? []
  const functionTexts = literals
    .filter((literal) => !literal.includes('ViewTransition'))
    .map((literal) => parseStringLiteral(literal).replace(/\$R[A-Z]\("$/, ''))
  return [...new Set(functionTexts)].filter((text) => text !== '').sort((one, other) => other.length - one.length)
}

let reactFunctions: readonly string[] | undefined

/** React's functions, and calls of them with text and lists of text. */
const isReactScript = (text: string): boolean => {
  reactFunctions ??= readReactFunctions()
  let rest = text
  for (let candidates = reactFunctions; candidates.length > 0;) {
    const prefix = candidates.find((one) => rest.startsWith(one))
    if (prefix === undefined) break
    rest = rest.slice(prefix.length)
    candidates = candidates.filter((one) => one !== prefix)
  }
  if (rest === '') return text !== ''
  const call = /^\$R[CRSX]\((.*)\);?$/s.exec(rest)
  return call !== null && isJson(`[${call[1] ?? ''}]`)
}

/** Returns whether an inline script is one that pages are built with. */
export const isKnownScript = (text: string): boolean =>
  ownScripts.has(text) || isPageData(text) || isLoaderScript(text) || isTurbopackStart(text) || isReactScript(text)
