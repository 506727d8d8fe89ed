import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { describeRole, roleLabels, roles } from '@/src/domain/panel/roles'

test('[STF-09] the staff guide explains each role in the words of the panel', async () => {
  const guide = (await readFile('docs/staff-guide.md', 'utf8')).replaceAll(/\s+/g, ' ')
  for (const role of roles) expect(guide).toContain(`- **${roleLabels[role]}.** ${describeRole(role)}`)
})
