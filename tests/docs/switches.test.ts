import { expect, test } from 'vitest'
import { buildSwitchDocs } from '@/src/domain/tenancy/switch-docs'

test('[TEN-03] docs/switches.md matches the registry; -u updates it', async () => {
  await expect(buildSwitchDocs()).toMatchFileSnapshot('../../docs/switches.md')
})
