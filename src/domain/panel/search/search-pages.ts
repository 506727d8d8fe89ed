import { admins, allRoles, editors, type PanelRole } from '../menu'
import { hasEachWordStart, rankResult, type SearchText } from './search-text'
import { pageWords } from './search-words'

/** A page of the panel that the search leads to. */
export type PanelPage = {
  readonly label: string
  readonly help: string
  readonly href: string
}

/** Pages of the panel that no collection's list is, with the roles that open them. */
const ownPages: readonly (PanelPage & { readonly roles: readonly PanelRole[] })[] = [
  {
    label: 'Import stock',
    help: 'Add vehicles from a file or a feed’s address.',
    href: '/admin/import-stock',
    roles: editors,
  },
  {
    label: 'Change prices',
    help: 'Change the prices of many vehicles at once.',
    href: '/admin/change-prices',
    roles: editors,
  },
  { label: 'Invite staff', help: 'Give a colleague access to the panel.', href: '/admin/invite', roles: admins },
  { label: 'My account', help: 'Your name, password and sessions.', href: '/admin/account', roles: allRoles },
  { label: 'Add a new dealer', help: 'Set up a dealer’s site.', href: '/admin/new-dealer', roles: ['platform-admin'] },
]

/** Shorter words, such as “car”, are in nearly every help text. */
const MIN_HELP_WORD = 5

const LIST_PATH = '/admin/collections/'

/** The other words that staff use for a page. */
const otherWordsOf = ({ href }: PanelPage): string => pageWords[href.replace(LIST_PATH, '')] ?? ''

const isFound = (page: PanelPage, { words }: SearchText): boolean => {
  const names = `${page.label} ${otherWordsOf(page)}`
  if (hasEachWordStart(names, words)) return true
  return words.every((word) => word.length >= MIN_HELP_WORD) && hasEachWordStart(`${names} ${page.help}`, words)
}

export const rankPage = (page: PanelPage, text: SearchText): number =>
  rankResult(page.label, [otherWordsOf(page)], text)

/**
 * Finds pages of the panel by their name, by what staff call them, or by what they are for: “holiday” finds the special
 * hours. They are those of the reader's menu, and those of the roles.
 */
export const findPanelPages = (
  menu: readonly PanelPage[],
  roles: readonly PanelRole[],
  text: SearchText,
): readonly PanelPage[] =>
  [...menu, ...ownPages.filter((one) => one.roles.some((role) => roles.includes(role)))]
    .filter((page) => isFound(page, text))
    .sort((one, other) => rankPage(one, text) - rankPage(other, text))
