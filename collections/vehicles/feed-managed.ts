import type { Field, Tab } from 'payload'

export const FEED_MANAGED_FIELD = '/src/admin/vehicles/feed-managed-field#FeedManagedField'

/** Photos are left out: staff's own photos and order stay, whatever the feed brings (STF-01). */
const isReplaced = (name: string): boolean => name !== 'images'

const fieldNames = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap((field) => (field.type === 'row' ? fieldNames(field.fields) : 'name' in field ? [field.name] : []))

/** Adds a notice to the top of a tab that lists which of its fields the vehicle's feed manages (STK-02). */
export const withFeedNotice = (tab: Tab, name: string): Tab => ({
  ...tab,
  fields: [
    {
      name: `ruled_${name}`,
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: {
          Field: { path: FEED_MANAGED_FIELD, clientProps: { names: fieldNames(tab.fields).filter(isReplaced) } },
        },
      },
    },
    ...tab.fields,
  ],
})
