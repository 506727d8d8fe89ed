import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

type TestTitle = { readonly file: string; readonly title: string }

const TEST_FILE = /\.(?:test|e2e)\.tsx?$/
const FOLDERS = ['src', 'collections', 'globals', 'scripts', 'tests', 'tenants']
const ROW_ID = /\[([A-Z]{2,4}-\d{2})\]\s*/g
const TITLE_FUNCTIONS: ReadonlySet<string> = new Set(['test', 'it', 'describe'])

const listTestFiles = (root: string): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST_FILE.test(file))
      .map((file) => `${folder}/${file}`),
  ).sort()

/** Returns the function that a call starts with: `test` for `test(…)`, `test.each(…)(…)` and `test.describe(…)`. */
const baseNameOf = (expression: ts.Expression): string => {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return baseNameOf(expression.expression)
  return ts.isTaggedTemplateExpression(expression) ? baseNameOf(expression.tag) : ''
}

/** Returns a title as it is written; parts that are computed become `…`. */
const readTitle = (node: ts.Expression | undefined): string | undefined => {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

/** Lists the titles of a file's tests, each with those of the groups around it. */
const listTitles = (file: string, text: string): readonly TestTitle[] => {
  const titles: TestTitle[] = []
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inner = groups
    if (ts.isCallExpression(node) && TITLE_FUNCTIONS.has(baseNameOf(node.expression))) {
      const title = readTitle(node.arguments[0])
      const isGroup = /describe\b/.test(node.expression.getText(source))
      if (title !== undefined && isGroup) inner = [...groups, title]
      else if (title !== undefined) titles.push({ file, title: [...groups, title].join(': ') })
    }
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  visit(source, [])
  return titles
}

/** Lists the titles of all tests of the repository. */
export const listTestTitles = (root: string): readonly TestTitle[] =>
  listTestFiles(root).flatMap((file) => listTitles(file, readFileSync(path.join(root, file), 'utf8')))

const groupByRow = (titles: readonly TestTitle[]): ReadonlyMap<string, readonly TestTitle[]> => {
  const rows = new Map<string, TestTitle[]>()
  for (const { file, title } of titles) {
    const text = title.replace(ROW_ID, '').trim()
    for (const [, id = ''] of title.matchAll(ROW_ID)) rows.set(id, [...(rows.get(id) ?? []), { file, title: text }])
  }
  return rows
}

const formatFile = (file: string, titles: readonly TestTitle[]): string => {
  const own = titles.filter((one) => one.file === file).map(({ title }) => `  - ${title}`)
  return [`- \`${file}\``, ...new Set(own)].join('\n')
}

const formatRow = (id: string, name: string, titles: readonly TestTitle[]): string => {
  const files = [...new Set(titles.map(({ file }) => file))]
  return [`## ${id}: ${name}`, '', ...files.map((file) => formatFile(file, titles)), ''].join('\n')
}

/** Writes docs/features.md from the rows' names and the titles of the tests that name them. */
export const buildFeatures = (names: Readonly<Record<string, string>>, titles: readonly TestTitle[]): string => {
  const rows = groupByRow(titles)
  return [
    '# Features',
    '',
    'Each row of the product’s feature table, with the tests that prove it; tests are beside the code or in `tests`. This',
    'file is generated from the titles of the tests and from `tests/docs/feature-names.json`:',
    '`npx vitest run tests/docs -u` writes it anew.',
    '',
    ...Object.entries(names).map(([id, name]) => formatRow(id, name, rows.get(id) ?? [])),
  ].join('\n')
}
