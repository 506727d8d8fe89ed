import { switches, switchGroups } from '@/src/domain/switches'
import type { AnySwitch } from '@/src/domain/tenancy/switch-layer'
import { switchAnchor } from './switch-anchor'
import { hasEachWordStart, rankResult, type SearchText } from './search-text'

/** A setting with a place of its own in a form: a field, or a switch. */
export type FoundSetting = {
  readonly title: string
  readonly detail: string
  /** The collection with the form, and the id of the element in it. */
  readonly collection: string
  readonly anchor: string
  /** 0 is best. */
  readonly rank: number
}

export type SettingField = {
  readonly collection: string
  /** The name of the form, such as “Theme”. */
  readonly form: string
  readonly label: string
  readonly help: string
  /** Other words that staff use for it. */
  readonly words: string
  readonly anchor: string
}

const listSwitches = () =>
  Object.entries(switches).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).map(([key, one]) => ({ group, key, one: one as AnySwitch })),
  )

/** Finds switches by their words, those whose label has the words first. */
export const findSwitches = (text: SearchText): readonly FoundSetting[] =>
  listSwitches()
    .filter(({ group, key, one }) =>
      hasEachWordStart(`${key} ${group} ${one.label} ${one.help}`.replaceAll('_', ' '), text.words),
    )
    .map(({ group, key, one }) => ({
      title: one.label,
      detail: `${switchGroups[group as keyof typeof switchGroups].label} · ${one.help}`,
      collection: 'site-settings',
      anchor: switchAnchor(group, key),
      rank: rankResult(one.label, [], text),
    }))
    .sort((one, other) => one.rank - other.rank)

/** Finds fields of forms that a dealer has once, such as the phone number of the site settings. */
export const findSettingFields = (fields: readonly SettingField[], text: SearchText): readonly FoundSetting[] =>
  fields
    .filter(({ form, label, help, words }) => hasEachWordStart(`${form} ${label} ${words} ${help}`, text.words))
    .map(({ collection, form, label, help, words, anchor }) => ({
      title: label,
      detail: help === '' ? form : `${form} · ${help}`,
      collection,
      anchor,
      rank: rankResult(label, [words], text),
    }))
    .sort((one, other) => one.rank - other.rank)
