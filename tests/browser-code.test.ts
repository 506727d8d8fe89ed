import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The declarations of vehicle fields have the panel's help texts, some 10 kB: only server and panel may load them. */
const DECLARED_FIELDS = 'src/domain/stock/fields/index.ts'

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile()

const resolveImport = (specifier: string, from: string): string | undefined => {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier)
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => base + ending).find(isFile)
}

const IMPORT = /(?:^|\n)(?:import|export)\s(?!type\b)([^'"]*?)from '([^']+)'|\bimport\('([^']+)'\)/g

/** `{ type A, type B }` is erased. */
const isOnlyTypes = (names: string): boolean => {
  const braced = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1]
  const parts = braced?.split(',').flatMap((name) => name.trim() || [])
  return parts !== undefined && parts.length > 0 && parts.every((name) => name.startsWith('type '))
}

const listImports = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names = '', specifier, loaded]) =>
    isOnlyTypes(names) ? [] : (resolveImport(specifier ?? loaded ?? '', file) ?? []),
  )

const imports = new Map<string, readonly string[]>()
const importsOf = (file: string): readonly string[] => {
  const found = imports.get(file) ?? listImports(file)
  imports.set(file, found)
  return found
}

/** Returns the files from a component of the browser to a target, one importing the next; empty for none. */
const findPath = (start: string, target: string): readonly string[] => {
  const from = new Map<string, string | undefined>([[start, undefined]])
  for (const file of from.keys()) {
    if (file === target) {
      const files: string[] = []
      for (let at: string | undefined = file; at !== undefined; at = from.get(at)) files.unshift(at)
      return files
    }
    for (const next of importsOf(file)) if (!from.has(next)) from.set(next, file)
  }
  return []
}

const folders = ['src/features', 'src/shared', 'src/ui', 'src/site', 'src/blocks', 'src/app/site']
const browserFiles = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(folder, name))
    .filter((file) => /^['"]use client/.test(readFileSync(file, 'utf8'))),
)

test('[CNT-02] [ACC-03] no component of the browser loads the declarations of vehicle fields', () => {
  expect(browserFiles.length).toBeGreaterThan(100)
  // The search itself finds a path, where there is one.
  expect(findPath('src/domain/accounts/compare-rows.ts', DECLARED_FIELDS)).not.toEqual([])
  expect(browserFiles.map((file) => findPath(file, DECLARED_FIELDS)).filter((files) => files.length > 0)).toEqual([])
})

test('[CARD-04] [VDP-16] cards and live updates do not load the rules that the server has applied already', () => {
  const rules = [
    ['src/features/stock/card/vehicle-card.tsx', 'src/domain/stock/card/card.ts'],
    ['src/features/live/live-vehicle.tsx', 'src/domain/stock/vehicle/overrides.ts'],
  ] as const
  for (const [component, file] of rules) expect(findPath(component, file)).toEqual([])
})
