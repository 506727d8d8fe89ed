/** The time zones that most places are in, labelled by city and state. */
export const australianTimeZones = [
  { label: 'Brisbane (Queensland)', value: 'Australia/Brisbane' },
  { label: 'Sydney (New South Wales, ACT)', value: 'Australia/Sydney' },
  { label: 'Melbourne (Victoria)', value: 'Australia/Melbourne' },
  { label: 'Hobart (Tasmania)', value: 'Australia/Hobart' },
  { label: 'Adelaide (South Australia)', value: 'Australia/Adelaide' },
  { label: 'Darwin (Northern Territory)', value: 'Australia/Darwin' },
  { label: 'Perth (Western Australia)', value: 'Australia/Perth' },
]

/** The time zones of locations: also those of the few places whose clocks differ from their state's. */
export const locationTimeZones = [
  ...australianTimeZones,
  { label: 'Broken Hill', value: 'Australia/Broken_Hill' },
  { label: 'Eucla', value: 'Australia/Eucla' },
  { label: 'Lord Howe Island', value: 'Australia/Lord_Howe' },
]
