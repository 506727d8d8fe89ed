import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import layers from '../../scripts/lint/layers.cjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

const readRepositoryFile = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

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

type Link = { readonly document: string; readonly target: string }

/** Lists the links of a document; one whose path has brackets is written `[text](<path>)`. */
const listLinks = (document: string): readonly Link[] =>
  [...readRepositoryFile(document).matchAll(/\]\((?:<([^>]+)>|([^)\s]+))\)/g)].map(([, quoted, plain = '']) => ({
    document,
    target: quoted ?? plain,
  }))

const toFilePath = ({ document, target }: Link): string =>
  path.posix.join(path.posix.dirname(document), target.replace(/#.*$/, ''))

/** The anchor of a heading as GitHub makes it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const hasAnchor = (document: string, anchor: string): boolean =>
  [...readRepositoryFile(document).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => toAnchor(heading) === anchor)

const isBroken = (link: Link): boolean => {
  const [, anchor] = link.target.split('#')
  const file = link.target.startsWith('#') ? link.document : toFilePath(link)
  return !existsSync(`${root}${file}`) || (anchor !== undefined && file.endsWith('.md') && !hasAnchor(file, anchor))
}

/** Paths and commands in the documentation have to exist; a reader would otherwise be the first to notice. */
describe('documentation', () => {
  test('every path of a file that the documentation names exists', () => {
    const mentionedPath =
      /(?<![\w/.-])(?:src|collections|globals|migrations|scripts|tenants|tests)\/[\w./()[\]-]+\.(?:tsx?|mjs|cjs|json|css)\b/g
    const mentioned = documents.flatMap((document) =>
      [...readRepositoryFile(document).matchAll(mentionedPath)].map(([file]) => ({ document, file })),
    )
    expect(mentioned.length).toBeGreaterThan(200)
    // A segment in capitals stands for a name that the reader chooses.
    const isExample = (file: string): boolean => /\/[A-Z]+(?:\/|\.)/.test(file)
    expect(mentioned.filter(({ file }) => !isExample(file) && !existsSync(`${root}${file}`))).toEqual([])
  })

  test('every link of the documentation leads to a file, and to a heading of it if the link names one', () => {
    const links = documents.flatMap(listLinks).filter(({ target }) => !/^https?:/.test(target))
    expect(links.length).toBeGreaterThan(150)
    expect(links.filter(isBroken)).toEqual([])
  })

  test.each(readdirSync(`${root}docs/concepts`).filter((file) => file.startsWith('flow-')))(
    'docs/concepts/%s can be read without opening a file of the code twice, and links each file',
    (name) => {
      const document = `docs/concepts/${name}`
      const files = listLinks(document)
        .map(toFilePath)
        .filter((file) => !file.endsWith('.md'))
      expect(files.length).toBeGreaterThan(15)
      expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
      const withoutLinks = readRepositoryFile(document).replaceAll(/\[[^\]]*`[^`]+`\]\((?:<[^>]+>|[^)\s]+)\)/g, '')
      expect(withoutLinks.match(/`[\w./()[\]-]+\/[\w./()[\]-]+\.(?:tsx?|mjs)`/g)).toBeNull()
    },
  )

  test('every path of a file that a comment in the code names exists', () => {
    const sources = ['src', 'collections', 'globals', 'migrations/guards', 'scripts', 'tests'].flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    const mentionedPath =
      /`((?:src|collections|globals|migrations|scripts|tests|docs)\/[\w./()[\]-]+\.(?:tsx?|mjs|cjs|json|css|md))`/g
    const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/|--|#)/.test(line)
    const mentioned = sources
      .filter((file) => /\.(?:tsx?|mjs|cjs|css)$/.test(file))
      .flatMap((source) =>
        readRepositoryFile(source)
          .split('\n')
          .filter(isComment)
          .flatMap((line) => [...line.matchAll(mentionedPath)].map(([, file = '']) => ({ source, file }))),
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
