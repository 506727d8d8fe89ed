import { expect, test } from 'vitest'
import { switchDocs } from '@/src/domain/tenancy/switch-docs'

test('[TEN-03] docs/switches.md says what the registry says; -u writes it', async () => {
  await expect(switchDocs()).toMatchFileSnapshot('../../docs/switches.md')
})
