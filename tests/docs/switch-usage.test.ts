import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { switches } from '@/src/domain/switches'

const src = fileURLToPath(new URL('../../src/', import.meta.url))

/** The product's source without tests, the panel, and the code that only documents switches. */
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.tsx?$|payload-types|^admin\/|switch-docs/.test(file))
  .map((file) => readFileSync(`${src}${file}`, 'utf8'))
  .join('\n')

const allSwitches = Object.entries(switches).flatMap(([group, inner]) =>
  Object.entries(inner).map(([key, one]) => ({
    group,
    key,
    name: `${group}.${key}`,
    later: (one as { later?: string }).later,
  })),
)

/** Finds `search.page_size`, a destructured `{ page_size } = …search`, or a computed name such as `phone_${type}`. */
const isRead = (group: string, key: string): boolean => {
  const [stem = ''] = key.split('_')
  return [
    new RegExp(`\\b${group}\\??\\.${key}\\b`),
    new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\}\\s*=\\s*[\\w.]*\\b${group}\\b`),
    new RegExp(`\\b${group}\\[\`${stem}_\\$\\{`),
  ].some((shape) => shape.test(code))
}

describe('every switch', () => {
  test.each(allSwitches.filter(({ later }) => later === undefined))(
    '[TEN-03] $name is read by the code',
    ({ group, key }) => {
      expect(isRead(group, key), 'no code under src reads it: step 2 of “… a switch” in CONTRIBUTING.md').toBe(true)
    },
  )

  test.each(allSwitches.filter(({ later }) => later !== undefined))(
    '[TEN-03] $name, planned for $later, is not read yet',
    ({ group, key }) => {
      expect(isRead(group, key)).toBe(false)
    },
  )

  test('[TEN-03] isRead is false for a name that no code reads', () => {
    expect(isRead('search', 'no_such_switch_anywhere')).toBe(false)
  })
})
