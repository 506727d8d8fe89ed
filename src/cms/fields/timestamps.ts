import type { Field, SanitizedConfig } from 'payload'
import { dayFilter } from './moment-field'

const names: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'deletedAt'])

const components = {
  Cell: '/src/admin/dates/moment-cell#MomentCell',
  // The page of a version says when it was saved.
  Diff: '/src/admin/versions/value-diffs#NoDiff',
}

const showByDealersClocks = (field: Field): void => {
  if (field.type !== 'date' || !names.has(field.name)) return
  field.admin = { date: dayFilter, ...field.admin, components: { ...components, ...field.admin?.components } }
}

/**
 * Lists show when a document was created, changed or deleted by the dealer's clocks (STF-03). Payload adds these fields
 * itself, and its own cell uses the clocks of the browser.
 */
export const withZonedTimestamps = (config: SanitizedConfig): SanitizedConfig => {
  for (const { fields } of config.collections) for (const field of fields) showByDealersClocks(field)
  return config
}
