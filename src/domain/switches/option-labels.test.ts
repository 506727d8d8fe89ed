import { expect, test } from 'vitest'
import { formatSwitchValue, labelSwitchOption, matchesQuery } from '@/src/domain/tenancy/switch-layer'
import { switches } from '.'
import type { Registry } from './kit'

const entries = Object.entries(switches as Registry).flatMap(([group, inner]) =>
  Object.entries(inner).map(([key, one]) => ({ group, key, one })),
)

test('[TEN-03] no option of a switch is shown to dealers as it is stored, and none has the label of another', () => {
  const withOptions = entries.filter(({ one }) => one.options !== undefined)
  expect(withOptions.length).toBeGreaterThan(20)
  for (const { group, key, one } of withOptions) {
    const options = one.options ?? []
    const labels = options.map((option) => labelSwitchOption(one, option))
    const codes = labels.filter((label) => /^[a-z0-9_-]+$/.test(label) && label !== 'eftpos')
    expect(codes, `${group}.${key}`).toEqual([])
    expect(new Set(labels).size, `${group}.${key}`).toBe(options.length)
  }
})

test('[TEN-03] a default is shown in the words of its options, and is found by them', () => {
  const { sorts } = switches.search
  expect(formatSwitchValue(['price_desc', 'latest'], sorts)).toBe('Highest price, Latest')
  expect(formatSwitchValue('unticked', switches.forms.opt_in)).toBe('Not ticked')
  expect(formatSwitchValue('constructor', switches.forms.opt_in)).toBe('constructor')
  expect(matchesQuery(sorts, { group: 'search', key: 'sorts' }, 'highest price')).toBe(true)
})
