import type { MenuItem } from './menu'

/**
 * Widths in pixels of a header in one row on a screen of 1,440 pixels (CNT-02). They are estimates of `header.css`: the
 * server does not know the fonts' exact widths. A header that is a little too full wraps, and one that is a little too
 * empty has a menu entry “More” too early.
 */
const ROW = 1264
const GAPS = 48
const LOGO_IMAGE = 208
const NAME_CHARACTER = 13.2
const LONG_NAME = 320
const LONG_NAME_CHARACTERS = 30
/** Search, saved vehicles, account and phone number. */
const TOOLS = 270
const CHARACTER = 8.1
const ITEM_PADDING = 24
const CHEVRON = 20

const MORE_LABEL = 'More'

const logoWidth = (name: string, hasImage: boolean): number => {
  if (hasImage) return LOGO_IMAGE
  return name.length > LONG_NAME_CHARACTERS ? LONG_NAME : name.length * NAME_CHARACTER
}

const itemWidth = ({ label, children }: Pick<MenuItem, 'label' | 'children'>): number =>
  label.length * CHARACTER + ITEM_PADDING + (children?.length ? CHEVRON : 0)

/** The entry’s own link and those below it, as one flat list. */
const toLinks = ({ label, href, children = [] }: MenuItem): NonNullable<MenuItem['children']> => [
  ...(href === undefined && children.length > 0 ? [] : [{ label, href: href ?? '/' }]),
  ...children,
]

/** Returns the pixels that the menu of a header in one row has. */
export const availableMenuWidth = ({ name, hasImage }: { readonly name: string; readonly hasImage: boolean }): number =>
  ROW - GAPS - TOOLS - logoWidth(name, hasImage)

/** Moves the last entries that have no room into one entry “More”, so that the header stays one row. */
export const fitMenu = (items: readonly MenuItem[], room: number): readonly MenuItem[] => {
  const width = (list: readonly MenuItem[]): number => list.reduce((sum, item) => sum + itemWidth(item), 0)
  if (width(items) <= room) return items
  const moreWidth = itemWidth({ label: MORE_LABEL, children: [{ label: '', href: '' }] })
  const count = items.findIndex((_, i) => width(items.slice(0, i + 1)) + moreWidth > room)
  const rest = items.slice(Math.max(0, count))
  return [...items.slice(0, Math.max(0, count)), { label: MORE_LABEL, children: rest.flatMap(toLinks) }]
}
