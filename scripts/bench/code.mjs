/**
 * Sizes and casts of the product's code. `BENCH_CODE` names another working tree to count, such as one of an older commit,
 * so that both are counted in the same way.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../lib/paths.mjs'
import { row } from './lib.mjs'

const folders = ['src', 'collections', 'globals', 'tenants', 'scripts']
const NOT_PRODUCT =
  /^scripts\/(?:bench|testing)\/|\.(?:test|e2e|test-support)\.tsx?$|\/(?:contract|payload-types)\.ts$|\.d\.ts$/

/** Demo data, words that shoppers type, and a view of the studio images have the name of the field without knowing it. */
const NAMES_WITHOUT_MEANING = /^src\/demo\/|trade-words|\/images\//
const FIELD = 'seats'
const LONG_FUNCTION_LINES = 60

const listProductFiles = async (folder) => {
  const listed = await Promise.all(
    folders.map(async (name) =>
      (await readdir(path.join(folder, name), { recursive: true })).map((file) => `${name}/${file}`),
    ),
  )
  return [...listed.flat(), 'payload.config.ts']
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file))
    .sort()
}

const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

const isConst = ({ type }) => ts.isTypeReferenceNode(type) && type.getText() === 'const'

/** The kind of a type assertion; undefined for any other node, and for `as const`, which asserts nothing. */
const castKindOf = (node) => {
  if (!ts.isAsExpression(node) || isConst(node)) return undefined
  if (node.type.kind === ts.SyntaxKind.NeverKeyword) return 'never'
  const isSecond = ts.isAsExpression(node.expression) && node.expression.type.kind === ts.SyntaxKind.UnknownKeyword
  return isSecond ? 'unknown as' : 'plain'
}

/** True for a name or a text in code that is the field's name; comments, labels and patterns don't count. */
const isFieldName = (node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === FIELD

/** Lists the lines of each function of several lines, the kinds of all casts, and whether the field is named. */
const measureSource = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const functions = []
  const casts = []
  let namesField = false
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const lines = lineOf(node.getEnd()) - lineOf(node.getStart(source)) + 1
      if (lines > 1) functions.push(lines)
    }
    const cast = castKindOf(node)
    if (cast) casts.push(cast)
    namesField ||= isFieldName(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { file, lines: countLines(text), functions, casts, namesField }
}

const percentile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const describe = (values) =>
  [percentile(values, 0.5), percentile(values, 0.9), percentile(values, 1)].map(String).join(' / ')

export const benchCode = async () => {
  const folder = path.resolve(process.env.BENCH_CODE || root)
  const files = await Promise.all(
    (await listProductFiles(folder)).map(async (file) =>
      measureSource(file, await readFile(path.join(folder, file), 'utf8')),
    ),
  )
  const lines = files.map((file) => file.lines)
  const functions = files.flatMap((file) => file.functions)
  const casts = files.flatMap((file) => file.casts)
  const long = functions.filter((count) => count > LONG_FUNCTION_LINES)
  const naming = files.filter(({ file, namesField }) => namesField && !NAMES_WITHOUT_MEANING.test(file))
  const written = naming.filter(({ file }) => !file.includes('/generated/'))
  const countCasts = (kind) => casts.filter((one) => one === kind).length
  return [
    row('code', 'files', files.length),
    row(
      'code',
      'lines',
      lines.reduce((sum, count) => sum + count, 0),
    ),
    row('code', 'lines of a file: median / p90 / most', describe(lines)),
    row('code', 'functions of several lines', functions.length),
    row('code', 'lines of a function: median / p90 / most', describe(functions)),
    row('code', `functions over ${String(LONG_FUNCTION_LINES)} lines`, long.length),
    row('code', 'the same, share', (100 * long.length) / Math.max(1, functions.length), '%'),
    row('code', 'casts, without `as const`', casts.length),
    row('code', 'as unknown as', countCasts('unknown as')),
    row('code', 'as never', countCasts('never')),
    row('code', `files that name the field \`${FIELD}\`, without generated ones`, written.length),
    row('code', 'the same, with generated ones', naming.length),
  ]
}
