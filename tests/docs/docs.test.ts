import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import layers from '../../scripts/lint/layers.cjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

const readRepositoryFile = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** Paths and commands in the documentation have to exist; a reader would otherwise be the first to notice. */
describe('documentation', () => {
  test('every path of a file that the documentation names exists', () => {
    const documents = [
      ...[
        'README.md',
        'CONTRIBUTING.md',
        'src/feed-reader/README.md',
        'src/page-cache/README.md',
        'src/search-engine/README.md',
      ],
      ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
    ].filter((file) => file.endsWith('.md'))
    const path =
      /(?<![\w/.-])(?:src|collections|globals|migrations|scripts|tenants|tests)\/[\w./()[\]-]+\.(?:tsx?|mjs|cjs|json|css)\b/g
    const mentioned = documents.flatMap((document) =>
      [...readRepositoryFile(document).matchAll(path)].map(([file]) => ({ document, file })),
    )
    expect(mentioned.length).toBeGreaterThan(200)
    // A segment in capitals stands for a name that the reader chooses.
    const isExample = (file: string): boolean => /\/[A-Z]+(?:\/|\.)/.test(file)
    expect(mentioned.filter(({ file }) => !isExample(file) && !existsSync(`${root}${file}`))).toEqual([])
  })

  test('every path of a file that a comment in the code names exists', () => {
    const sources = ['src', 'collections', 'globals', 'migrations/guards', 'scripts', 'tests'].flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    const path =
      /`((?:src|collections|globals|migrations|scripts|tests|docs)\/[\w./()[\]-]+\.(?:tsx?|mjs|cjs|json|css|md))`/g
    const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/|--|#)/.test(line)
    const mentioned = sources
      .filter((file) => /\.(?:tsx?|mjs|cjs|css)$/.test(file))
      .flatMap((source) =>
        readRepositoryFile(source)
          .split('\n')
          .filter(isComment)
          .flatMap((line) => [...line.matchAll(path)].map(([, file = '']) => ({ source, file }))),
      )
    expect(mentioned.length).toBeGreaterThan(20)
    expect(mentioned.filter(({ file }) => !existsSync(`${root}${file}`))).toEqual([])
  })

  test('every npm command of the README exists, and the README stays short', () => {
    const readme = readRepositoryFile('README.md')
    const { scripts } = JSON.parse(readRepositoryFile('package.json')) as { scripts: Record<string, string> }
    const mentioned = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name)
    expect(mentioned.filter((name) => !(name in scripts))).toEqual([])
    expect(readme.split('\n').length).toBeLessThan(80)
  })

  test('docs/architecture.md shows every layer, what it holds and what it may import', () => {
    const rows = readRepositoryFile('docs/architecture.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, folder = '', holds = '', imports = '']) => ({ folder: folder.replaceAll('`', ''), holds, imports }))
    expect(rows).toEqual(
      layers.map(({ folder, holds, imports }) => ({ folder, holds, imports: imports.join(', ') || 'nothing else' })),
    )
    const folders = readdirSync(`${root}src`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(
      folders.map(({ name }) => `src/${name}`).filter((name) => !layers.some((one) => one.folder === name)),
    ).toEqual([])
  })
})
