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

export const copy = createCopyRule(stiffPhrases)
export const panelCopy = createCopyRule(developerPhrases)
