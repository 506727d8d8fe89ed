/** Menu entries that the site fills in: the dealer's models or stock categories (CNT-02). */
export type MenuSource = 'models' | 'stock'

export type MenuItem = {
  readonly label: string
  readonly href?: string
  readonly dynamic?: MenuSource
  readonly children?: readonly { readonly label: string; readonly href: string; readonly note?: string }[]
}
export type MenuGroup = {
  readonly title: string
  readonly dynamic?: MenuSource
  readonly links: readonly { readonly label: string; readonly href: string }[]
}
