import type { JSONField } from 'payload'
import { formatLayerProblems } from '@/src/domain/tenancy/switch-layer'
import { switches } from '@/src/domain/switches'

/**
 * The switches of one configuration layer (TEN-02): an absent key inherits. The editor is built from the registry, and
 * the validation message lists every problem.
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
  validate: (value) => formatLayerProblems(switches, value) ?? true,
})
