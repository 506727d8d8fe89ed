export type EqualsToken = {
  readonly kind: 'word' | 'quoted' | 'operator' | 'bracket'
  readonly text: string
  readonly at: number
}

const TOKEN_PATTERN = /\s+|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(<=|>=|!=|[<>=])|([()])|([^\s()<>=!"']+)|./gsu

const tokenKindOf = (match: RegExpExecArray): EqualsToken['kind'] | undefined => {
  if (match[1] !== undefined) return 'quoted'
  if (match[2] !== undefined) return 'operator'
  if (match[3] !== undefined) return 'bracket'
  return match[4] === undefined ? undefined : 'word'
}

export const tokenizeEqualsFilter = (expression: string): readonly EqualsToken[] | { readonly error: string } => {
  const tokens: EqualsToken[] = []
  for (const match of expression.matchAll(TOKEN_PATTERN)) {
    const [text] = match
    const kind = tokenKindOf(match)
    if (kind !== undefined) tokens.push({ kind, text, at: match.index })
    else if (text.trim() !== '') return { error: `Unexpected ${text} at character ${match.index + 1}.` }
  }
  return tokens
}
