import type { JSONField } from 'payload'
import { switches } from '@/tenants/switches'
import { problems } from '@/tenants/kit'

/** Sparse switches of a layer (TEN-02): an absent key inherits. Refused with every reason when one is not allowed. */
export const switchesField = (description: string): JSONField => ({
  name: 'switches',
  type: 'json',
  defaultValue: {},
  admin: { description },
  validate: (value) => {
    const found = problems(switches, value)
    return found.length === 0 ? true : found.map((one) => `${one.path}: ${one.message}`).join(' ')
  },
})
