/** Lead types of a form on a page: those that need no vehicle (LEAD-01). */
export const formLeadTypes = {
  enquiry: 'General enquiry',
  'test-drive': 'Test drive',
  service: 'Service booking',
  parts: 'Parts order',
  'trade-in': 'Trade-in valuation',
  finance: 'Finance enquiry',
} as const
