import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const readRepositoryFile = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** Paths and commands in the documentation have to exist; a reader would otherwise be the first to notice. */
describe('documentation', () => {
  test('every npm command of the README exists, and the README stays short', () => {
    const readme = readRepositoryFile('README.md')
    const { scripts } = JSON.parse(readRepositoryFile('package.json')) as { scripts: Record<string, string> }
    const mentioned = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name)
    expect(mentioned.filter((name) => !(name in scripts))).toEqual([])
    expect(readme.split('\n').length).toBeLessThan(80)
  })
})
