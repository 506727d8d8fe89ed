import { copy, panelCopy } from './copy-rules.mjs'
import { names } from './names-rule.mjs'

const SUBJECT = /^[\s/*]*(?:What|Who|Whoever|Whatever|Whose|Whom|Whether|Nobody|Somebody)\b(?![^.!]*\?)/
const phrases = [
  [/\b(?:nobody|somebody|whoever)\b/i, 'Name the person or the part of the program.'],
  [
    /\b(?:if|when|where|unless|why|reason) there is none\b|\b(?:that|it|which) is none\b/i,
    'Say what is absent, or write “null if it is not found”.',
  ],
  [
    /\b(?:browser|cache|code|configuration|database|driver|engine|filter|form|index|job|library|machine|page|process|query|schema|script|server|service|table|test|worker)s? (?:knows?|knew|wants?|believes?|hears?|heard|feels?|thinks?|notices?)\b/i,
    'A program has, reads, detects or is notified: name the operation.',
  ],
  [/[A-Z]§/, 'Cite a feature id (FIN-01) or a law: the papers are not in the repository.'],
]

/** Code in a comment may contain any word. */
const withoutCode = (text) => text.replaceAll(/`[^`]*`/g, '')

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

/** Also finds `test.each(rows)(title)`. */
const isTest = (callee) =>
  (callee.type === 'Identifier' && /^(test|it|describe)$/.test(callee.name)) ||
  (callee.type === 'MemberExpression' && isTest(callee.object)) ||
  (callee.type === 'CallExpression' && isTest(callee.callee))

/** A title continues the sentence of its group, so it may begin with a small letter. */
const TITLE_SUBJECT = new RegExp(SUBJECT, 'i')

const titles = {
  create: (context) => ({
    CallExpression(node) {
      const [title] = node.arguments
      if (!isTest(node.callee) || title?.type !== 'Literal' || typeof title.value !== 'string') return
      const text = title.value.replace(/^(\[[^\]]*\]\s*)+/, '')
      if (TITLE_SUBJECT.test(text) || phrases.some(([phrase]) => phrase.test(text)))
        context.report({ node: title, message: 'A title states a behaviour in plain words.' })
    },
  }),
}

/** Types don't refuse a wrong property of a literal that is spread, so its properties are written in the object itself. */
const properties = {
  create: (context) => ({
    'ObjectExpression > SpreadElement > ObjectExpression'(node) {
      context.report({ node, message: 'Write the properties themselves: those of a spread literal are not checked.' })
    },
  }),
}

export default {
  meta: { name: 'plain-language' },
  rules: { comments, names, constants, titles, copy, properties, 'panel-copy': panelCopy },
}
