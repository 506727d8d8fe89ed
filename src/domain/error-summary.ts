/** Heading above a form's list of errors (LEAD-07). */
export const ERROR_SUMMARY_TEXT = 'Please fix the following errors:'
