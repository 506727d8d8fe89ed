/**
 * The fields with the content of each section that may be published without any, by its kind: one of them is enough to
 * show it. The forms of other sections demand their content, or the site fills it in.
 */
export const contentFieldsByKind = {
  image: ['image', 'image_url'],
  gallery: ['images'],
  columns: ['columns'],
  steps: ['items'],
  'price-change': ['price_change'],
  'value-list': ['items'],
  'protection-products': ['products'],
  faqs: ['items'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A list without rows is 0 in the state of a form. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)

/** Reports whether a section of a page has no content, so that shoppers would not see it (CNT-01). */
export const isEmptySection = (section: Readonly<Record<string, unknown>> | undefined): boolean => {
  const kind = String(section?.['blockType'])
  const fields: readonly string[] = Object.hasOwn(contentFieldsByKind, kind)
    ? contentFieldsByKind[kind as keyof typeof contentFieldsByKind]
    : []
  return fields.length > 0 && fields.every((name) => isEmpty(section?.[name]))
}
