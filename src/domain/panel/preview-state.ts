import { describeDocumentWindow, formatPlanned, type WindowFields } from './promo-window'

/** The state of a document in a preview. A published one may have changes in a draft; some collections have no drafts. */
export type PreviewState = 'draft' | 'published' | 'changed' | 'without drafts'

type StateTexts = {
  readonly name: string
  /** Says when shoppers see what the preview shows. */
  readonly now: string
  /** Says the same of a document whose period has not begun; a moment follows. */
  readonly later: string
}

const texts: Readonly<Record<PreviewState, StateTexts>> = {
  draft: {
    name: 'Draft',
    now: 'Shoppers will see it when you publish it.',
    later: 'Once you publish it, shoppers will see it from',
  },
  published: {
    name: 'Published',
    now: 'Shoppers don’t see changes that you haven’t published yet.',
    later: 'Shoppers will see it from',
  },
  changed: {
    name: 'Published, with changes',
    now: 'Shoppers will see the changes when you publish them.',
    later: 'Once you publish the changes, shoppers will see it from',
  },
  'without drafts': {
    name: 'Preview',
    now: 'Shoppers will see it when you save it.',
    later: 'Once you save it, shoppers will see it from',
  },
}

/**
 * The line above a preview (ADM-02). A document with a period is shown only then, so the line gives its start, and says
 * when it is over (CNT-03).
 */
export const formatPreviewState = (
  state: PreviewState,
  fields: WindowFields,
  document: Readonly<Record<string, unknown>>,
  now: Date,
): string => {
  const { name, now: text, later } = texts[state]
  const window = describeDocumentWindow(fields, document, now)
  if (window?.state === 'Ended') return `${name}. Its end has passed, so shoppers don’t see it.`
  if (window?.state !== 'Starts') return `${name}. ${text}`
  const [start, zone] = [document[fields.start ?? ''], document[`${fields.start ?? ''}_tz`]]
  return `${name}. ${later} ${formatPlanned(String(start), typeof zone === 'string' ? zone : undefined, now)}.`
}
