import type { PoolClient } from 'pg'

type Payer = { readonly shopper_id: string | null; readonly name: string | null; readonly email: string | null }

/**
 * Adds the name and the email address of a payment to its shopper's account, as far as the account has none, so that no
 * form asks for them again. The address counts as confirmed only when its owner follows the link of a confirmation.
 */
export const rememberPayer = async (client: PoolClient, { shopper_id, name, email }: Payer): Promise<void> => {
  if (shopper_id === null) return
  await client.query(
    `UPDATE shoppers SET name = coalesce(name, nullif($2, '')), email = coalesce(email, nullif($3, '')),
       email_confirmed = email IS NOT NULL AND email_confirmed, updated_at = now()
     WHERE id = $1 AND (name IS NULL OR email IS NULL)`,
    [shopper_id, name ?? '', email?.toLowerCase() ?? ''],
  )
}
