/** The jobs' own corner of the database, apart from the product's tables. */
export const jobSchema = 'jobs'
