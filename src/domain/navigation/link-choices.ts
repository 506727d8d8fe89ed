import { splitWords, normalizeName } from '@/src/domain/tenancy/find-names'

/** The kinds of things that a link can lead to, in the order of the list. */
export const linkGroups = [
  'Pages',
  'Forms and tools',
  'Searches',
  'Brands',
  'Posts',
  'Models',
  'Offers',
  'Locations',
  'Phone',
] as const
export type LinkGroup = (typeof linkGroups)[number]

/** Something that a link can lead to, which staff choose instead of typing its address (STF-07). */
export type LinkChoice = { readonly group: LinkGroup; readonly title: string; readonly href: string }

/** The choices of a link field: all, or only searches of the stock. */
export type LinkKind = 'any' | 'search'

export type ListedGroup = { readonly group: LinkGroup; readonly choices: readonly LinkChoice[] }
export type ListedChoices = {
  readonly groups: readonly ListedGroup[]
  /** The number of matches, listed or not. */
  readonly total: number
}

/** Choices of a group in a list without a search; typing a word finds the others. */
const MAX_PER_GROUP = 25
const MAX_LISTED = 60

const withoutSlash = (href: string): string => (href.length > 1 ? href.replace(/\/+$/, '') : href).toLowerCase()

/** Finds the choice that a stored address stands for. */
export const findLinkChoice = (choices: readonly LinkChoice[], href: string): LinkChoice | undefined => {
  const address = withoutSlash(href.trim())
  return address === '' ? undefined : choices.find((one) => withoutSlash(one.href) === address)
}

/**
 * Formats what an address leads to: the title of the page, with its address if another page has the same title; else the
 * address.
 */
export const formatTarget = (href: string, choices: readonly LinkChoice[]): string => {
  const found = findLinkChoice(choices, href)
  if (found === undefined) return href
  const isShared = choices.some((one) => one.title === found.title && one.href !== found.href)
  return isShared ? `${found.title} · ${found.href}` : found.title
}

/** Lower is better: titles that begin with the text, then those with all words, then by group or address. */
const rankOf = ({ title }: LinkChoice, words: readonly string[]): number => {
  const name = normalizeName(title)
  if (name.startsWith(words.join(' '))) return 0
  return words.every((word) => name.includes(word)) ? 1 : 2
}

const findMatches = (choices: readonly LinkChoice[], words: readonly string[]): readonly LinkChoice[] =>
  choices
    .filter((one) => {
      const text = normalizeName(`${one.title} ${one.group} ${one.href}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((one, other) => rankOf(one, words) - rankOf(other, words))
    .slice(0, MAX_LISTED)

const toGroups = (choices: readonly LinkChoice[], max: number): readonly ListedGroup[] => {
  const names = [...new Set(choices.map(({ group }) => group))]
  return names.map((group) => ({ group, choices: choices.filter((one) => one.group === group).slice(0, max) }))
}

/**
 * Lists the choices whose title, kind or address contains every typed word, the best first; without words, some of each
 * kind.
 */
export const listLinkChoices = (choices: readonly LinkChoice[], typedText: string): ListedChoices => {
  const words = splitWords(typedText)
  if (words.length === 0) return { groups: toGroups(choices, MAX_PER_GROUP), total: choices.length }
  const matches = findMatches(choices, words)
  return { groups: toGroups(matches, MAX_LISTED), total: matches.length }
}
