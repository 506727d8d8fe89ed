import { expect, test } from 'vitest'
import { formatSetUpProgress, listSetUpSteps } from './getting-started'

const everything = { hasLogo: true, hasPhone: true, hasHours: true, hasPages: true, hasStock: true }

test('[STF-06] a new dealer sees what its site still needs, until nothing is missing', () => {
  expect(formatSetUpProgress(listSetUpSteps(everything))).toBe('')
  const steps = listSetUpSteps({ ...everything, hasPhone: false, hasStock: false })
  expect(formatSetUpProgress(steps)).toBe('Getting started: 3 of 5 done')
  expect(steps.filter(({ isDone }) => !isDone).map(({ label }) => label)).toEqual([
    'Add a phone number',
    'Add your stock',
  ])
})

test('[STF-06] each missing thing is one step', () => {
  for (const fact of Object.keys(everything))
    expect(listSetUpSteps({ ...everything, [fact]: false }).filter(({ isDone }) => !isDone)).toHaveLength(1)
})
