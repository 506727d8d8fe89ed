import { replacedWords } from './glossary.mjs'

/** Type names that say nothing about their values. */
const vagueTypes = new Set(
  'Row Asked Given Told Place Refused Kept Heard Shown Seen Wanted Said Found Drawn Made Taken Begun Named Standing Noted Held Sent Tried Turn Won'.split(
    ' ',
  ),
)

/** Names that are no facts, verbs or things: participles that leave open what they are about. */
const vagueNames = new Set('asked given told said seen heard worded standing turned'.split(' '))

const SUBJECT = /^[\s/*]*(?:What|Who|Whoever|Whatever|Whose|Whom|Whether|Nobody|Somebody)\b(?![^.!]*\?)/
const phrases = [
  [/\b(?:nobody|somebody|whoever)\b/i, 'Name the person or the part of the program.'],
  [/[A-Z]§/, 'Cite a feature id (FIN-01) or a law: the papers are not in the repository.'],
]

/** Code in a comment may contain any word. */
const withoutCode = (text) => text.replaceAll(/`[^`]*`/g, '')

const splitWords = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => word.toLowerCase())

const comments = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = withoutCode(comment.value)
        if (SUBJECT.test(text))
          context.report({ node: comment, message: 'Begin with the thing itself: this comment reads as a riddle.' })
        for (const [phrase, message] of phrases) if (phrase.test(text)) context.report({ node: comment, message })
      }
    },
  }),
}

const names = {
  create(context) {
    const check = (id) => {
      if (id?.type !== 'Identifier') return
      if (vagueNames.has(id.name)) context.report({ node: id, message: `'${id.name}': name what it is.` })
      for (const word of splitWords(id.name)) {
        const better = replacedWords.get(word)
        if (better) context.report({ node: id, message: `'${word}': docs/glossary.md says ${better}.` })
      }
    }
    const checkType = (node) => {
      if (vagueTypes.has(node.id.name))
        context.report({ node: node.id, message: `'${node.id.name}': a noun that says what it holds.` })
      check(node.id)
    }
    const checkPattern = (pattern) => {
      if (pattern?.type === 'Identifier') check(pattern)
      else if (pattern?.type === 'AssignmentPattern') checkPattern(pattern.left)
    }
    const checkFunction = (node) => {
      check(node.id)
      node.params.forEach(checkPattern)
    }
    return {
      VariableDeclarator: (node) => checkPattern(node.id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: checkType,
      TSTypeAliasDeclaration: checkType,
      TSInterfaceDeclaration: checkType,
    }
  },
}

const isLiteral = (node) =>
  (node?.type === 'Literal' && node.value !== null && typeof node.value !== 'boolean') ||
  (node?.type === 'BinaryExpression' && isLiteral(node.left) && isLiteral(node.right))

/** Options that Next.js reads from a route file by name. */
const nextOptions = new Set(['dynamic', 'revalidate', 'dynamicParams', 'fetchCache', 'runtime', 'maxDuration'])

const constants = {
  create: (context) => ({
    Program(program) {
      for (const statement of program.body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
        for (const { id, init } of declaration.declarations)
          if (
            id.type === 'Identifier' &&
            isLiteral(init) &&
            !nextOptions.has(id.name) &&
            !/^[A-Z][A-Z0-9_]*$/.test(id.name)
          )
            context.report({
              node: id,
              message: `'${id.name}': a constant number, text or pattern is written LIKE_THIS.`,
            })
      }
    },
  }),
}

const isTest = (callee) =>
  (callee.type === 'Identifier' && /^(test|it|describe)$/.test(callee.name)) ||
  (callee.type === 'MemberExpression' && isTest(callee.object))

const titles = {
  create: (context) => ({
    CallExpression(node) {
      const [title] = node.arguments
      if (!isTest(node.callee) || title?.type !== 'Literal' || typeof title.value !== 'string') return
      const text = title.value.replace(/^(\[[^\]]*\]\s*)+/, '')
      if (SUBJECT.test(text) || phrases.some(([phrase]) => phrase.test(text)))
        context.report({ node: title, message: 'A title states a behaviour in plain words.' })
    },
  }),
}

export default { meta: { name: 'plain-language' }, rules: { comments, names, constants, titles } }
