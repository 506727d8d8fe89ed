import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const root = new URL('../../', import.meta.url)

/** Paths and commands in the documentation have to exist; a reader would otherwise be the first to notice. */
describe('documentation', () => {
  test('every file that docs/features.md names exists', () => {
    const named = [...read('docs/features.md').matchAll(/`([^`*{]+\/[^`*{]+)`/g)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((file) => !existsSync(new URL(encodeURI(file).replaceAll('[', '%5B'), root)))).toEqual([])
  })

  test('every npm command of the README exists, and the README stays short', () => {
    const readme = read('README.md')
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    expect(readme.split('\n').length).toBeLessThan(80)
  })
})
