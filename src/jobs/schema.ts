/** Database schema of the job tables, separate from the product's tables. */
export const JOB_SCHEMA = 'jobs'
