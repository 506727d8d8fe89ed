import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './inline-script-hashes'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

const pageDataScript = (data: string): string => `self.__next_f.push([1,${JSON.stringify(data)}])`

test('[SEC-03] finds known inline scripts with any attributes, and leaves out others, data and files', () => {
  const html = `<script>${pageDataScript('one')}</script><script id="a>b" defer>${pageDataScript('two</p>')}</script>
    <script src="/x.js" async=""></script><script type="application/ld+json">${pageDataScript('data')}</script>
    <script>${pageDataScript('one')}</script><script type="module">${pageDataScript('three')}</script>
    <SCRIPT data-type="x" data-src="y">${pageDataScript('four')}</SCRIPT ><script>alert(1)</script>`
  expect(inlineScriptHashes(html)).toEqual(
    ['one', 'two</p>', 'three', 'four'].map((data) => hashOf(pageDataScript(data))),
  )
  expect(inlineScriptHashes('<script "'.repeat(100_000))).toEqual([])
})
