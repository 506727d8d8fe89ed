/** What a page's own form may be about: the forms that need no car (LEAD-01). */
export const formPurposes = {
  enquiry: 'General enquiry',
  'test-drive': 'Test drive',
  service: 'Service booking',
  parts: 'Parts order',
  'trade-in': 'Trade-in valuation',
  finance: 'Finance enquiry',
} as const
