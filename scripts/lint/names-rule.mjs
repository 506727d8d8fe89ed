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

const splitWords = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => word.toLowerCase())

const checkFileName = (context, program) => {
  const name = context.filename.split('/').at(-1).split('.')[0]
  for (const word of name.split(/[-_]/)) {
    const better = replacedWords.get(word)
    if (better)
      context.report({ node: program, message: `'${word}' in the file's name: docs/glossary.md says ${better}.` })
  }
}

export const names = {
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
