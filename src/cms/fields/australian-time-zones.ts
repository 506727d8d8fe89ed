/** The time zones that staff can choose, labelled by city and state. */
export const australianTimeZones = [
  { label: 'Brisbane (Queensland)', value: 'Australia/Brisbane' },
  { label: 'Sydney (New South Wales, ACT)', value: 'Australia/Sydney' },
  { label: 'Melbourne (Victoria)', value: 'Australia/Melbourne' },
  { label: 'Hobart (Tasmania)', value: 'Australia/Hobart' },
  { label: 'Adelaide (South Australia)', value: 'Australia/Adelaide' },
  { label: 'Darwin (Northern Territory)', value: 'Australia/Darwin' },
  { label: 'Perth (Western Australia)', value: 'Australia/Perth' },
]
