import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseMapping } from '@/src/domain/stock/feed/mapping'

test('[STK-02] the mapping in docs/tenants.md is valid', () => {
  const text = readFileSync(new URL('../../docs/tenants.md', import.meta.url), 'utf8')
  const [, example = ''] = /```json\n(.*?)```/s.exec(text) ?? []
  expect(parseMapping(JSON.parse(example))).toMatchObject({ ok: true, mapping: { name: 'acacia-csv' } })
})
