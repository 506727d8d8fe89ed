import type { Field } from 'payload'
import { momentField } from '@/src/cms/fields/moment-field'

const noAccess = { read: () => false, create: () => false, update: () => false }

/** Fields for vehicles that are pushed one by one with the feed's own key (STK-02). */
export const pushFields: Field[] = [
  { name: 'push_key_hash', type: 'text', hidden: true, maxLength: 64, access: noAccess },
  momentField({
    name: 'push_key_made_at',
    access: { create: () => false, update: () => false },
    admin: { hidden: true },
  }),
  {
    name: 'push_signed',
    label: 'Signature required',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'Turn on to accept vehicles only if they’re signed. The key alone is then not enough.' },
  },
  {
    name: 'push',
    type: 'ui',
    admin: { components: { Field: '/src/admin/stock-feeds/push-field#PushField' } },
  },
]
