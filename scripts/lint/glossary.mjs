import { readFileSync } from 'node:fs'

const rows = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The words that must not be part of a name, each with the word to use: the `code` of the glossary's last column. */
export const replacedWords = new Map(
  rows.flatMap(([, word = '', , instead = '']) =>
    [...instead.matchAll(/`(\w+)`/g)].map(([, replaced = '']) => [replaced, word]),
  ),
)
