import type { CollectionBeforeChangeHook, Field } from 'payload'
import { findFetchProblem } from '@/src/domain/net/fetch-address'
import { momentField } from '@/src/cms/fields/moment-field'

/** Fields for fetching a feed from a URL on a schedule (STK-02), with the caching headers of the last response. */

const noAccess = { read: () => false, create: () => false, update: () => false }
const hiddenText = (name: string): Field => ({ name, type: 'text', hidden: true, maxLength: 2000, access: noAccess })

/** The columns of the last file, for the mapping editor. */
const hiddenJson = (name: string): Field => ({
  name,
  type: 'json',
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
})

export const fetchFields: Field[] = [
  {
    name: 'url',
    label: 'Web address',
    type: 'text',
    maxLength: 2000,
    validate: (value: unknown) => !value || (findFetchProblem(String(value)) ?? true),
    admin: {
      description: 'We fetch the file from this address. It can’t be on a private network.',
      components: { Field: '/src/admin/stock-feeds/feed-address-field#FeedAddressField' },
    },
  },
  {
    name: 'schedule',
    label: 'Fetch',
    type: 'select',
    required: true,
    defaultValue: 'off',
    enumName: 'stock_feed_schedule',
    options: [
      { label: 'Never', value: 'off' },
      { label: 'Every 5 minutes', value: 'm5' },
      { label: 'Every 15 minutes', value: 'm15' },
      { label: 'Every hour', value: 'm60' },
    ],
    admin: { description: 'How often we check the web address for a new file. Default: never.' },
  },
  {
    name: 'set_authorization',
    label: 'Authorization header',
    type: 'text',
    virtual: true,
    maxLength: 2000,
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && /^[\x20-\x7e]+$/u.test(value)) ||
      'Use only unaccented letters, numbers and punctuation.',
    hooks: { afterRead: [() => undefined] },
    admin: {
      description:
        'For example, “Bearer …”. We send it each time we fetch the file, and never show it again. Enter a hyphen to remove it.',
      autoComplete: 'off',
      // Payload makes a field without a column read-only unless it is told otherwise.
      readOnly: false,
    },
  },
  hiddenText('authorization'),
  momentField({ name: 'fetched_at', label: 'Last fetched', admin: { readOnly: true } }),
  hiddenText('fetch_etag'),
  hiddenText('fetch_modified'),
  // Until then no other fetch of this feed begins (`src/services/stock/fetch-one-feed.ts`).
  { name: 'fetching_until', type: 'date', hidden: true, access: noAccess },
  hiddenJson('seen_columns'),
  hiddenJson('seen_examples'),
]

/**
 * Moves the typed header to a field that cannot be read. A new origin clears the stored header, so that another server
 * never receives it.
 */
export const storeAuthorization: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { set_authorization: typedValue, ...rest } = data as Record<string, unknown>
  const before = originalDoc as { url?: unknown } | undefined
  const hasNewOrigin = before !== undefined && 'url' in rest && originOf(rest['url']) !== originOf(before.url)
  const resetCache = hasNewOrigin || typedValue ? { fetch_etag: null, fetch_modified: null } : {}
  if (typeof typedValue === 'string' && typedValue !== '')
    return { ...rest, ...resetCache, authorization: typedValue === '-' ? null : typedValue }
  return hasNewOrigin ? { ...rest, ...resetCache, authorization: null } : rest
}

const originOf = (url: unknown): string => (typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : '')
