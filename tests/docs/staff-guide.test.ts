import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guidePictures } from '@/scripts/staff-guide/pictures.mjs'

const PICTURE = /!\[([^\]]*)\]\(staff-guide\/([a-z-]+)\.webp\)/g

test('[STF-09] [ADM-02] every picture of the staff guide is taken by its command, described, and shown once', () => {
  const shown = [...readFileSync('docs/staff-guide.md', 'utf8').matchAll(PICTURE)]
  const names = shown.map(([, , name]) => name)
  expect(names.toSorted()).toEqual(guidePictures.map(({ name }) => name).toSorted())
  expect(readdirSync('docs/staff-guide').toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted())
  for (const [, description, name] of shown) expect(description?.length, name).toBeGreaterThan(30)
})
