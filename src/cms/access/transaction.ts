import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>

type QueryResult = { readonly rows: readonly unknown[] }

/** The part of Payload's database adapter that runs a statement within a request's transaction. */
type TransactionAdapter = {
  readonly sessions?: Readonly<
    Record<string, { readonly db: { execute: (statement: Statement) => Promise<QueryResult> } }>
  >
}

/** Runs a statement within the transaction of a request, so that both are committed or neither. */
export const executeInTransaction = async (req: PayloadRequest, statement: Statement): Promise<QueryResult> => {
  const id = await req.transactionID
  const { sessions } = req.payload.db as TransactionAdapter
  const session = id === undefined || id === null ? undefined : sessions?.[String(id)]
  if (!session) throw new TypeError('The request has no open transaction.')
  return session.db.execute(statement)
}
