type Person = readonly [name: string, phone: string]

/** Invented people. Their phones are numbers that the regulator keeps free for fiction; their email addresses are of the reserved example domain. */
export const people: readonly [Person, ...Person[]] = [
  ['Ava Wattlebird', '+61491570156'],
  ['Noah Saltbush', '+61491570157'],
  ['Isla Banksiadale', '+61491570158'],
  ['Leo Ironbark', '+61491570159'],
  ['Mia Coolibah', '+61491570110'],
  ['Kai Boronia', '+61491570313'],
  ['Zoe Lillypilly', '+61491570737'],
  ['Max Quandong', '+61491571266'],
  ['Ruby Tea-Tree', '+61491571491'],
  ['Finn Grevillea', '+61491571804'],
  ['Ivy Paperbark', '+61491572549'],
  ['Eli Mulga', '+61491572665'],
]

export const categories = [
  ['Vehicle Enquiry', 8],
  ['Test Drive', 4],
  ['Finance Enquiry', 3],
  ['Trade In', 3],
  ['General Enquiry', 2],
  ['Service', 2],
  ['Phone Call', 3],
] as const

export const messages = [
  'Is this one still available? I can come by on the weekend.',
  'What would be the best drive away price?',
  'Could you tell me about its service history?',
  'I would like to see it before I decide. When are you open?',
  'Can you hold it until Thursday?',
] as const

/** Stages of leads that staff have answered. */
export const answeredStages = [
  ['contacted', 5],
  ['appointment', 3],
  ['won', 2],
  ['lost', 4],
] as const

/** Searches for what no demo dealer sells. */
export const missingWords = ['unimog', 'delorean', 'lada niva', 'amphibious', 'limousine', 'rickshaw'] as const
