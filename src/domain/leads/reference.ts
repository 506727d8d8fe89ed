/**
 * Returns the reference of a lead, `7F3A-22B1`: short enough to read out on the phone, the same on the thank-you page, in
 * the dealer's email and in the inbox (LEAD-01). It names a lead to staff and proves nothing.
 */
export const leadReference = (id: string): string => {
  const tail = id.replaceAll('-', '').slice(-8).toUpperCase()
  return `${tail.slice(0, 4)}-${tail.slice(4)}`
}

export const isLeadReference = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(text)
