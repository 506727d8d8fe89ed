import type { Field, Tab } from 'payload'
import { OWN_VALUES_TAB } from '@/src/domain/panel/feed-advice'
import { vehicleFieldEntries } from '@/src/domain/stock/fields'
import type { PanelInput } from '@/src/domain/stock/fields/field'
import { feedTab } from './feed-tab'
import { withFeedNotice } from './feed-managed'
import { toPanelField } from './panel-field'

/** Fields of a tab, those of a row beside each other. */
const fieldsOf = (tab: PanelInput['tab']): readonly Field[] => {
  const rows = new Map<number, Field[]>()
  for (const [name, field] of vehicleFieldEntries) {
    if (field.panel?.tab !== tab) continue
    const { row } = field.panel
    rows.set(row, [...(rows.get(row) ?? []), toPanelField(name, field)])
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .flatMap(([, fields]): readonly Field[] => (fields.length > 1 ? [{ type: 'row', fields }] : fields))
}

const locationField: Field = {
  name: 'location',
  label: 'Location',
  type: 'relationship',
  relationTo: 'locations',
  index: true,
  admin: {
    description: 'Where shoppers can see the vehicle. Imports match existing locations and never create new ones.',
  },
}

const detailsTab: Tab = {
  label: 'Vehicle',
  description:
    'Details of the vehicle. A feed updates the fields it supplies. Changes you make to other fields are kept.',
  fields: [...fieldsOf('details')],
}
/** The vehicle's card as shoppers will see it, above the inputs that change it (STF-02). */
const shoppersView = (name: string): Field => ({
  name: `shoppers_view_${name}`,
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/admin/vehicles/shoppers-view-field#ShoppersViewField' },
  },
})

const priceTab: Tab = {
  label: 'Price and availability',
  description: 'Enter prices in dollars, such as 12,990. Leave a price empty if there isn’t one.',
  fields: [shoppersView('price'), ...fieldsOf('price')],
}
const mediaTab: Tab = { label: 'Photos and features', fields: [...fieldsOf('media')] }
const locationTab: Tab = { label: 'Location', fields: [locationField, ...fieldsOf('location')] }
const overridesTab: Tab = {
  label: OWN_VALUES_TAB,
  description: 'Values you set here are kept when the feed is imported again.',
  fields: [shoppersView('own'), ...fieldsOf('overrides')],
}

/** Documents are stored on their own; this tab lists those of the vehicle, and adds and opens them. */
const documentsTab: Tab = {
  label: 'Documents',
  description:
    'Reports, service books and certificates that shoppers can open on the vehicle’s page. Upload a PDF or an image.',
  fields: [
    {
      name: 'documents',
      label: 'Documents',
      type: 'join',
      collection: 'vehicle-documents',
      on: 'vehicle',
      defaultSort: '-issued',
      admin: {
        description: 'The documents on this vehicle’s page.',
        defaultColumns: ['title', 'kind', 'issuer', 'issued', 'expires'],
      },
    },
  ],
}

const historyTab: Tab = {
  label: 'History',
  fields: [
    {
      name: 'history',
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/admin/vehicles/history-field#HistoryField' },
      },
    },
  ],
}

/** The tabs of the vehicle's form. Those with fields that feeds fill begin with a notice of which these are (STK-02). */
export const vehicleTabs: Tab[] = [
  withFeedNotice(detailsTab, 'car'),
  withFeedNotice(priceTab, 'sale'),
  withFeedNotice(mediaTab, 'media'),
  withFeedNotice(locationTab, 'place'),
  documentsTab,
  overridesTab,
  historyTab,
  feedTab,
]
