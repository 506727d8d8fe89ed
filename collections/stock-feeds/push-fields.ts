import type { Field } from 'payload'

const never = { read: () => false, create: () => false, update: () => false }

/** Cars that come one by one with the feed's own key (STK-02). */
export const pushFields: Field[] = [
  { name: 'push_key_hash', type: 'text', hidden: true, maxLength: 64, access: never },
  {
    name: 'push_key_made_at',
    type: 'date',
    access: { create: () => false, update: () => false },
    admin: { hidden: true },
  },
  {
    name: 'push',
    type: 'ui',
    admin: { components: { Field: '/src/admin/stock-feeds/push-panel#PushPanel' } },
  },
]
