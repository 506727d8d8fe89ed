import type { Field, Tab } from 'payload'

export const ruledPath = '/src/admin/vehicles/ruled-field#RuledField'

const namesOf = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap((field) => (field.type === 'row' ? namesOf(field.fields) : 'name' in field ? [field.name] : []))

/** Adds a notice to the top of a tab that lists which of its fields the vehicle's feed manages (STK-02). */
export const ruled = (tab: Tab, name: string): Tab => ({
  ...tab,
  fields: [
    {
      name: `ruled_${name}`,
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: { path: ruledPath, clientProps: { names: namesOf(tab.fields) } } },
      },
    },
    ...tab.fields,
  ],
})
