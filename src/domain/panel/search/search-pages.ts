import { admins, allRoles, editors, type PanelRole } from '../menu'
import { hasEachWordStart, rankTitle, type SearchText } from './search-text'

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

const isFound = ({ label, help }: PanelPage, { words }: SearchText): boolean =>
  hasEachWordStart(label, words) ||
  (words.every((word) => word.length >= MIN_HELP_WORD) && hasEachWordStart(`${label} ${help}`, words))

/**
 * Finds pages of the panel by their name, or by what they are for: “holiday” finds the special hours. They are those of
 * the reader's menu, and those of the roles.
 */
export const findPanelPages = (
  menu: readonly PanelPage[],
  roles: readonly PanelRole[],
  text: SearchText,
): readonly PanelPage[] =>
  [...menu, ...ownPages.filter((one) => one.roles.some((role) => roles.includes(role)))]
    .filter((page) => isFound(page, text))
    .sort((one, other) => rankTitle(one.label, text) - rankTitle(other.label, text))
