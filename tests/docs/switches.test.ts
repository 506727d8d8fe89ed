import { expect, test } from 'vitest'
import { switchDocs } from '@/src/domain/tenancy/switch-docs'

test('[TEN-03] docs/switches.md matches the registry; -u updates it', async () => {
  await expect(switchDocs()).toMatchFileSnapshot('../../docs/switches.md')
})
