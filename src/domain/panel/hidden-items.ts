import { addDays, isDay, type Day } from '@/src/domain/time/days'
import type { AttentionGroup, AttentionKey } from './attention'

/** How the keys of these preferences begin. */
export const HIDDEN_PREFIX = 'dashboard-hidden:'

/** The key of the preference that hides an item from its reader. */
export const hiddenItemKey = (group: AttentionKey, item: string): string => `${HIDDEN_PREFIX}${group}:${item}`

/** The ways to hide an item: until a day, which it is shown on again, or `always`. `today` is the reader's day. */
export const listHidingChoices = (today: Day): readonly (readonly [label: string, until: string])[] => [
  ['Until tomorrow', addDays(today, 1)],
  ['For a week', addDays(today, 7)],
  ['For good', 'always'],
]

/** True while a stored value hides its item; a value of any other shape hides nothing. */
export const hidesOn = (until: unknown, today: Day): boolean =>
  until === 'always' || (typeof until === 'string' && isDay(until) && today < until)

/** Marks the items of a group that its reader has hidden. */
export const markHidden = (group: AttentionGroup, hiddenKeys: ReadonlySet<string>): AttentionGroup => ({
  ...group,
  items: group.items.map((item) =>
    hiddenKeys.has(hiddenItemKey(group.key, item.key)) ? { ...item, isHidden: true as const } : item,
  ),
})

/** Leaves out hidden items, also from the totals, and groups without any other. */
export const withoutHidden = (groups: readonly AttentionGroup[]): readonly AttentionGroup[] =>
  groups.flatMap((group) => {
    const items = group.items.filter(({ isHidden }) => isHidden !== true)
    const hidden = group.items.filter(({ isHidden }) => isHidden === true)
    const total = group.total - hidden.reduce((sum, { count = 1 }) => sum + count, 0)
    return items.length === 0 ? [] : [{ ...group, items, total }]
  })

/** Counts the hidden items of a group by their keys. */
export const countHidden = (group: AttentionKey, hiddenKeys: ReadonlySet<string>): number =>
  [...hiddenKeys].filter((key) => key.startsWith(hiddenItemKey(group, ''))).length
