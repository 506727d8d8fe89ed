import type { PoolClient } from 'pg'

const recipientsSql = `
  SELECT d.target AS address FROM lead_deliveries d WHERE d.tenant_id = $1 AND d.lead_id = $2 AND d.channel = 'email'
  UNION
  SELECT s.email FROM site_settings s WHERE s.tenant_id = $1 AND s.email IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM lead_deliveries d WHERE d.tenant_id = $1 AND d.lead_id = $2 AND d.channel = 'email')`

/** Lists the addresses that a lead was emailed to; without any, the dealer's own. */
export const listLeadRecipients = async (
  client: PoolClient,
  tenant: string,
  lead: string | null,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ address: string }>(recipientsSql, [tenant, lead])
  return rows.map(({ address }) => address)
}
