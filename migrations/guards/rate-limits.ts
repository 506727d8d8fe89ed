/** Counts of the rate limits by sender, address or account (OPS-02). */
export const rateLimits = `
-- An unlogged table is quick to write. After a crash of Postgres all counts start at zero.
CREATE UNLOGGED TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
CREATE INDEX rate_limits_expire ON rate_limits (expire);
`
