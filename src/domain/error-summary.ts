/** Above the list of what is wrong with a form (D§5). */
export const errorSummary = 'Please fix the following errors:'
