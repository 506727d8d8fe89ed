import type { JSONField } from 'payload'
import { layerProblem } from '@/src/domain/tenancy/switch-layer'
import { switches } from '@/tenants/switches'

/**
 * Sparse switches of a layer (TEN-02): an absent key inherits. Edited by one editor made from the registry; refused
 * with every reason when one is not allowed.
 */
export const switchesField = (description: string): JSONField => ({
  name: 'switches',
  type: 'json',
  defaultValue: {},
  admin: {
    description,
    components: {
      Field: '/src/admin/switches/switches-field#SwitchesField',
      Diff: '/src/admin/versions/value-diffs#SwitchesDiff',
    },
  },
  validate: (value) => layerProblem(switches, value) ?? true,
})
