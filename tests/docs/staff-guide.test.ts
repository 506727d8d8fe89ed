import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guideScreenshots } from '@/scripts/staff-guide/screenshots.mjs'

const SCREENSHOT = /!\[([^\]]*)\]\(staff-guide\/([a-z-]+)\.webp\)/g

test('[STF-09] [ADM-02] every screenshot of the staff guide is taken by its command, described, and shown once', () => {
  const shown = [...readFileSync('docs/staff-guide.md', 'utf8').matchAll(SCREENSHOT)]
  const names = shown.map(([, , name]) => name)
  expect(names.toSorted()).toEqual(guideScreenshots.map(({ name }) => name).toSorted())
  expect(readdirSync('docs/staff-guide').toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted())
  for (const [, description, name] of shown) expect(description?.length, name).toBeGreaterThan(30)
})
