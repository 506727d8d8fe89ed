/** Heading above a form's list of errors (LEAD-07). */
export const errorSummary = 'Please fix the following errors:'
