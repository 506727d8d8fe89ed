import type { MenuRules } from './menu-tree'

type Choice = readonly [value: string, label: string]

type Values = Readonly<Record<string, string>>

/** An entry of the default menu with the values of its fields. */
export type StandardEntry = { readonly values: Values; readonly children: readonly Values[] }

/** How a menu is stored in a form: the names of its fields, and what staff call its parts. */
export type MenuShape = {
  /** The text of an entry: `label`, or `title` of a group. */
  readonly titleField: string
  readonly childrenField: string
  /** True if the entries themselves link somewhere. */
  readonly hasLinks: boolean
  /** True if sub-entries have a smaller line of text. */
  readonly hasNotes: boolean
  readonly maxTitle: number
  readonly entry: string
  readonly child: string
  readonly rules: MenuRules
  /** The links that the site adds by itself. */
  readonly automatic: readonly Choice[]
  /** The menu of a dealer that has none of its own, which staff can begin with. */
  readonly standard: readonly StandardEntry[]
}
