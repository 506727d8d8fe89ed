import { replacedWords } from './glossary.mjs'

/** Type names that say nothing about their values. */
const vagueTypes = new Set(
  'Row Asked Given Told Place Refused Kept Heard Shown Seen Wanted Said Found Drawn Made Taken Begun Named Standing Noted Held Sent Tried Turn Won Superseded'.split(
    ' ',
  ),
)

/** Names that are no facts, verbs or things: participles that leave open what they are about. */
const vagueNames = new Set(
  'asked given told said seen heard worded standing turned gone come leaving withheld most yard put named draw figures misses prove'.split(
    ' ',
  ),
)

/**
 * Names of values, as opposed to fields: the database has a column `car_id`, and an item type is a car. Each has the name
 * to use.
 */
const replacedNames = new Map([
  ['car', 'vehicle'],
  ['cars', 'vehicles'],
  ['carId', 'vehicleId'],
  ['carIds', 'vehicleIds'],
  ['typed', 'typedText, or what it holds'],
])

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

const checkFileName = (context, program) => {
  const name = context.filename.split('/').at(-1).split('.')[0]
  for (const word of name.split(/[-_]/)) {
    const better = replacedWords.get(word)
    if (better)
      context.report({ node: program, message: `'${word}' in the file's name: docs/glossary.md says ${better}.` })
  }
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
      if (pattern?.type === 'Identifier') {
        check(pattern)
        const better = replacedNames.get(pattern.name)
        if (better) context.report({ node: pattern, message: `'${pattern.name}': ${better}.` })
      } else if (pattern?.type === 'AssignmentPattern') checkPattern(pattern.left)
      else if (pattern?.type === 'ArrayPattern') pattern.elements.forEach(checkPattern)
      else if (pattern?.type === 'ObjectPattern')
        // A shorthand is the property's own name, and is checked where the property is declared.
        for (const property of pattern.properties)
          if (property.type === 'Property' && !property.shorthand) checkPattern(property.value)
    }
    const checkFunction = (node) => {
      check(node.id)
      node.params.forEach(checkPattern)
    }
    const checkKey = (node) => {
      if (!node.computed && !node.shorthand) check(node.key)
    }
    return {
      Program: (program) => checkFileName(context, program),
      ImportNamespaceSpecifier: (node) => check(node.local),
      Property: checkKey,
      TSPropertySignature: checkKey,
      PropertyDefinition: checkKey,
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

/** Phrases of a private English, each with what to write. */
const stiffPhrases = [
  [/\b(?:somebody|nobody|anybody|whoever|whom|anew)\b/i, 'Name the person, or write it again in everyday words.'],
  [/\bstands? (?:here|there|beside|under|twice|large)\b/i, 'Write “is shown”, or name what shows it.'],
  [/\b(?:this|that|it|which) is no (?!longer\b|more\b)\w+/i, 'Write “isn’t a …”, or what to enter.'],
  [/\b(?:bring|brings|brought) in\b/i, 'Write “import”.'],
  [/\b(?:takes?|taken|took) (?:it )?away\b/i, 'Write “remove”.'],
  [
    /\b(?:given up|under way|parted (?:by|with)|in place of the|goes before|look[s]? at (?:my|the) site)\b/i,
    'Use the everyday word.',
  ],
  [/\b(?:what becomes of|how (?:it|they) came|there is nothing to be|just now)\b/i, 'Say it directly.'],
  [/\be-mails?\b/i, 'Write “email”.'],
  [/\b(?:small|lower-case) letters\b/i, 'Write “lowercase letters”.'],
  [/\b(?:shipped|own) mapping\b/i, 'Write “built-in mapping” or “custom mapping”.'],
  [/\bin (?:its|their|the (?:feed|maker)’s) words\b/i, 'Write “as the feed describes it”.'],
]
/** Words of developers, which dealer staff don't know. */
const developerPhrases = [
  [/\btenants?\b/i, 'Write “dealer”.'],
  [/\bslugs?\b/i, 'Write “web address” or “short name”.'],
  [/\bnoindex\b/i, 'Write “hide from search engines”.'],
]

const SQL = /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WHERE|FROM|JOIN|RETURNING)\b/
/** A text of three words or more that people read; shorter strings are mostly keys, names and classes. */
const isCopy = (text) => /\p{L}+ \S+ \S*\p{L}/u.test(text) && !SQL.test(text)

const createCopyRule = (wrongPhrases) => ({
  create(context) {
    const check = (node, text) => {
      if (!isCopy(text)) return
      for (const [phrase, message] of wrongPhrases) {
        const found = phrase.exec(text)
        if (found) context.report({ node, message: `“${found[0]}”: ${message}` })
      }
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    }
  },
})

const copy = createCopyRule(stiffPhrases)
const panelCopy = createCopyRule(developerPhrases)

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
