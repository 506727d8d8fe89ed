/** The id of a switch in the form of the site settings. */
export const switchAnchor = (group: string, key: string): string => `switch-${group}-${key}`
