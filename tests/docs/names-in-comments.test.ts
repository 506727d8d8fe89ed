import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Names of other projects' code, which is not read here. */
const otherProjects = new Set(['generatePasswordSaltHash', 'reuseContext'])

const listFiles = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && ending.test(one.name))
    .map((one) => path.join(one.parentPath, one.name))

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/])\/\/[^\n]*/g
const NAME = /[A-Za-z_$][\w$]*/g

/** A name of code in a text: in backticks, with an inner capital. */
const MENTIONED_NAME = /`([a-z][\w$]*[A-Z][\w$]*)`/g

type Source = { readonly file: string; readonly comments: string; readonly names: readonly string[] }

const readSource = (file: string): Source => {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return { file, comments: text, names: [] }
  const names = text.replaceAll(COMMENT, '').match(NAME) ?? []
  return { file, comments: (text.match(COMMENT) ?? []).join('\n'), names }
}

test('every name of code that a comment or a document mentions exists', () => {
  const sources = [
    ...['src', 'collections', 'globals', 'tenants', 'migrations', 'scripts', 'tests'].flatMap((folder) =>
      listFiles(folder, /\.(?:tsx?|mjs|cjs|json)$/),
    ),
    ...listFiles('docs', /\.md$/),
    ...['CONTRIBUTING.md', 'README.md', 'payload.config.ts', 'server.mjs', 'next.config.ts'],
  ].map(readSource)
  const known = new Set([...sources.flatMap(({ names }) => names), ...otherProjects])
  const unknown = sources.flatMap(({ file, comments }) =>
    [...comments.matchAll(MENTIONED_NAME)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect([...new Set(unknown)].filter((one) => !/^docs\/(?:decisions|glossary)/.test(one))).toEqual([])
})
